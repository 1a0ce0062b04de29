import type { CampaignSummary } from "@barakah/contract";
import { CATEGORY_LABEL, type Category } from "@barakah/contract/charity/categories";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { CardGrid } from "../ui/layout/card-grid.tsx";
import { CampaignCard } from "./campaign-card.tsx";

interface CampaignGridProps {
  campaigns: CampaignSummary[];
  search: string;
  category?: Category;
}

export function CampaignGrid({ campaigns, search, category }: CampaignGridProps) {
  if (campaigns.length === 0) {
    return search ? (
      <EmptyState
        level="p"
        heading="Program tidak ditemukan."
        text={`Tidak ada program yang cocok dengan “${search}”.`}
      />
    ) : (
      <EmptyState
        level="p"
        heading={category ? `Belum ada program ${CATEGORY_LABEL[category]}.` : "Belum ada program donasi."}
      />
    );
  }
  return (
    <CardGrid>
      {campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} />
      ))}
    </CardGrid>
  );
}
