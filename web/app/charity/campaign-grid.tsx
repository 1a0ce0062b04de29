import type { CampaignSummary } from "@barakah/contract";
import { CardGrid } from "../ui/card-grid.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
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
