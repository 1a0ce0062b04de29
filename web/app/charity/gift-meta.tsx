import type { Campaign } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { PageMeta } from "../platform/page-meta.tsx";

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
