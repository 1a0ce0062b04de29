import type { Campaign } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
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
import { useGiftForm } from "./use-gift-form.ts";
import { GIFT_BANKS, useGiving } from "./use-giving.ts";

const FORM = "donasi";

/** The donation page of a campaign that is open. */
export function GiftPage({ campaign }: { campaign: Campaign }) {
  const options = useQuery(paymentOptionsQuery());
  const form = useGiftForm(campaign.slug);
  const { gift, errors, change } = form;
  const { total, method, give, busy, refusal } = useGiving(campaign, options.data, form);
  function submit(event: FormEvent) {
    event.preventDefault();
    void give();
  }
  return (
    <AppShell
      header={<PageHeader title="Donasi" back={`/kampanye/${campaign.slug}`} />}
      actions={
        <TotalBar
          caption="Total transfer"
          total={<GiftTotal total={total} />}
          form={FORM}
          busy={busy}
          // Before the script is there, the browser would send the form itself, into the address.
          disabled={!form.ready || !options.data}
        >
          Lanjutkan <CaretRightBoldIcon size={16} />
        </TotalBar>
      }
    >
      <GiftMeta campaign={campaign} />
      <form id={FORM} ref={form.form} method="post" noValidate onSubmit={submit}>
        <GiftCampaign campaign={campaign} />
        <Panel>
          <GiftAmount gift={gift} error={errors.amount} onChange={change} />
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
                error={errors.method}
                onChoose={(chosen) => change({ method: chosen })}
              />
            )}
          </Loaded>
        </Panel>
        <DonorFields gift={gift} errors={errors} onChange={change} />
        <GiftLines amount={gift.amount} category={campaign.category} />
        {refusal && (
          <Note tone="red" icon={<WarningCircleFillIcon size={20} />} className="mx-4 mt-4">
            {refusal}
          </Note>
        )}
      </form>
    </AppShell>
  );
}
