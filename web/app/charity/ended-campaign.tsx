import type { Campaign } from "@barakah/contract";
import { TotalBar } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { GiftCampaign } from "./gift-campaign.tsx";
import { GiftMeta } from "./gift-meta.tsx";

/** In place of the form of a campaign whose time is over. */
export function EndedCampaign({ campaign }: { campaign: Campaign }) {
  return (
    <AppShell
      header={<PageHeader title="Donasi" back={`/kampanye/${campaign.slug}`} />}
      actions={
        <TotalBar caption="Total transfer" total={rupiah(0)} form="donasi" disabled>
          Lanjutkan
        </TotalBar>
      }
    >
      <GiftMeta campaign={campaign} />
      <GiftCampaign campaign={campaign} />
      <EmptyState level="h1" heading="Waktu habis" text="Kampanye ini telah berakhir.">
        <LinkButton to="/donasi" variant="soft">
          Pilih program lain
        </LinkButton>
      </EmptyState>
    </AppShell>
  );
}
