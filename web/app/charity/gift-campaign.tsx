import type { Campaign, CampaignSummary } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { Panel } from "../payments/index.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { Picture } from "../ui/pictures/picture.tsx";

export const GiftCampaign = ({ campaign }: { campaign: CampaignSummary }) => (
  <Panel>
    <div className="flex items-center gap-3">
      <div className="h-13 w-16 flex-none overflow-hidden rounded-[10px] bg-surface-2">
        <Picture src={campaign.thumbnail} alt="" width={64} height={52} sizes="64px" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="text-xs text-text-3">Kamu akan berdonasi untuk</p>
        <p className="line-clamp-2 text-[.875rem] leading-[1.1875rem] font-bold">{campaign.title}</p>
      </div>
    </div>
  </Panel>
);

export function GiftMeta({ campaign }: { campaign: Campaign | undefined }) {
  if (!campaign) return <PageMeta title="Donasi" description="Pilih nominal dan metode pembayaran donasi." />;
  return (
    <PageMeta
      title={`Donasi untuk ${campaign.title}`}
      description={`Pilih nominal dan metode pembayaran untuk ${campaign.title}.`}
      image={campaign.thumbnail ? picturePreview(campaign.thumbnail) : undefined}
    />
  );
}
