import type { CampaignSummary } from "@barakah/contract";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { CardGrid } from "../ui/layout/card-grid.tsx";
import { CampaignCard } from "./campaign-card.tsx";

interface CampaignGridProps {
  campaigns: CampaignSummary[];
  search: string;
}

export function CampaignGrid({ campaigns, search }: CampaignGridProps) {
  if (campaigns.length === 0) {
    return search ? (
      <EmptyState
        level="p"
        heading="Program tidak ditemukan."
        text={`Tidak ada program yang cocok dengan “${search}”.`}
      />
    ) : (
      <EmptyState level="p" heading="Belum ada program donasi." />
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
