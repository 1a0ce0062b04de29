import type { Campaign } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Panel, PaymentChoice, paymentOptionsQuery, TotalBar } from "../payments/index.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { CaretRightBoldIcon, WarningCircleFillIcon } from "../ui/icons/icons.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { DonorFields } from "./donor-fields.tsx";
import { GiftAmount } from "./gift-amount.tsx";
import { GiftCampaign } from "./gift-campaign.tsx";
import { GiftLines, GiftTotal } from "./gift-lines.tsx";
import { GiftMeta } from "./gift-meta.tsx";
import { GIFT_BANKS, useGift } from "./use-gift.ts";

const FORM = "donasi";

/** The donation page of a campaign that is open. */
export function GiftPage({ campaign }: { campaign: Campaign }) {
  const options = useQuery(paymentOptionsQuery());
  const { form, total, method, problem } = useGift(campaign, options.data);
  return (
    <AppShell
      header={<PageHeader title="Donasi" back={`/kampanye/${campaign.slug}`} />}
      actions={
        <TotalBar
          caption="Total transfer"
          total={<GiftTotal total={total} />}
          form={FORM}
          busy={form.busy}
          // Before the script is there, the browser would send the form itself, into the address.
          disabled={!form.ready || !options.data}
        >
          Lanjutkan <CaretRightBoldIcon size={16} />
        </TotalBar>
      }
    >
      <GiftMeta campaign={campaign} />
      <noscript>
        <p className="bg-accent-soft px-4 py-3 text-sm text-accent-text">
          Formulir ini butuh JavaScript. Tanpa itu kamu tetap bisa berdonasi: hubungi bendahara lewat{" "}
          <a href="/hubungi-kami">halaman kontak</a>.
        </p>
      </noscript>
      <form id={FORM} ref={form.ref} method="post" noValidate onSubmit={form.submit}>
        <GiftCampaign campaign={campaign} />
        <Panel>
          <GiftAmount form={form} />
        </Panel>
        <Panel>
          <Loaded
            query={options}
            failure="Failed to load payment options"
            skeleton={<Skeleton className="h-24" />}
          >
            {(found) => (
              <PaymentChoice
                options={found}
                banks={GIFT_BANKS}
                chosen={method}
                error={form.errors.method}
                onChoose={(chosen) => form.change({ method: chosen })}
              />
            )}
          </Loaded>
        </Panel>
        <DonorFields form={form} />
        <GiftLines amount={form.values.amount} category={campaign.category} />
        {problem && (
          <Note tone="red" icon={<WarningCircleFillIcon size={20} />} className="mx-4 mt-4">
            {problem}
          </Note>
        )}
      </form>
    </AppShell>
  );
}
