import type { Campaign } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { CameBack, Panel, PaymentChoice, paymentOptionsQuery, TotalBar } from "../payments/index.ts";
import { rupiah } from "../platform/format.ts";
import type { SentForm } from "../platform/sent-form.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { DonorFields } from "./donor-fields.tsx";
import { GiftAmount, GiftLines, GiftTotal, TOTAL_NAME, wayOf } from "./gift-amount.tsx";
import { GiftCampaign, GiftMeta } from "./gift-campaign.tsx";
import { useGift } from "./use-gift.ts";

const FORM = "donasi";

export function GiftPage({ campaign, sent }: { campaign: Campaign; sent: SentForm | undefined }) {
  const options = useQuery(paymentOptionsQuery());
  const { form, method, choice, notMe, problem } = useGift(campaign, options.data, sent);
  const sum = { amount: form.values.amount, category: campaign.category, way: wayOf(method) };
  return (
    <AppShell
      header={<PageHeader title="Donasi" back={`/kampanye/${campaign.slug}`} />}
      actions={
        <TotalBar
          caption={TOTAL_NAME[sum.way]}
          total={<GiftTotal {...sum} />}
          form={FORM}
          busy={form.busy}
          // Before hydration the browser would submit the form itself.
          disabled={!form.ready || !options.data}
          withoutScript
        >
          Lanjutkan <Icon name="caret-right-bold" size={16} />
        </TotalBar>
      }
    >
      <GiftMeta campaign={campaign} />
      {/* Without JavaScript the server answers it, by the same rules. */}
      <form
        id={FORM}
        ref={form.ref}
        method="post"
        action={`/bayar-donasi/${campaign.slug}`}
        noValidate
        onSubmit={form.submit}
      >
        <GiftCampaign campaign={campaign} />
        <CameBack sent={sent} errors={form.errors}>
          donasimu <b>{rupiah(form.values.amount)}</b> lewat QRIS
        </CameBack>
        <Panel>
          <GiftAmount form={form} />
        </Panel>
        <Panel>
          <Loaded
            query={options}
            failure="Pilihan pembayaran gagal dimuat."
            skeleton={<Skeleton className="h-24" />}
          >
            {(found) => <PaymentChoice options={found} {...choice} />}
          </Loaded>
        </Panel>
        <DonorFields form={form} notMe={notMe} />
        <GiftLines {...sum} />
        {problem && (
          <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="mx-4 mt-4">
            {problem}
          </Note>
        )}
      </form>
    </AppShell>
  );
}
