import type { StaffPayout } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { UnsavedGuard } from "../../ui/feedback/unsaved-guard.tsx";
import { Button } from "../../ui/form/button.tsx";
import { CheckBoldIcon } from "../../ui/icons/icons.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { useStaffForm } from "../../ui/staff/use-staff-form.ts";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { PayoutConsent } from "./payout-consent.tsx";
import { PayoutFacts } from "./payout-facts.tsx";
import { formOf, type PayoutForm, toldBy } from "./payout-form.ts";
import { PayoutPicture } from "./payout-picture.tsx";
import { PayoutRecipients } from "./payout-recipients.tsx";
import { PayoutStory } from "./payout-story.tsx";
import { PayoutVoucher } from "./payout-voucher.tsx";
import { payoutQuery } from "./queries.ts";
import { ReversePayout } from "./reverse-payout.tsx";

/** What is told of a payout can be put better; its money can only be taken back. */
export function EditPayout({ payout }: { payout: StaffPayout }) {
  const client = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const [sending, setSending] = useState(false);
  const { values, change, unsaved, saved, settle, errorOf, busy, submit } = useStaffForm<
    PayoutForm,
    StaffPayout
  >({
    initial: formOf(payout),
    mutationFn: (form) =>
      api.call("PUT /api/admin/payouts/:id/", { params: { id: payout.id }, body: toldBy(form) }),
    success: "Penyaluran dana disimpan.",
    async onSuccess(written) {
      settle();
      await putCached(client, payoutQuery(payout.id).queryKey, written);
      return client.invalidateQueries({ queryKey: ["payouts"] });
    },
  });
  return (
    <WorkPage
      crumb="Penyaluran dana"
      title={payout.title}
      actions={
        <Button size="sm" busy={busy || uploading || sending} onClick={submit}>
          <CheckBoldIcon size={18} />
          Simpan Perubahan
        </Button>
      }
    >
      <UnsavedGuard unsaved={unsaved} saved={saved} />
      <div className="bo-grid wide-narrow">
        <div className="bo-grid content-start">
          <PayoutRecipients form={values} kind={payout.fund.kind} errorOf={errorOf} onChange={change} />
          <PayoutStory form={values} errorOf={errorOf} onChange={change} />
        </div>
        <div className="bo-grid">
          <Panel title="Uang yang disalurkan">
            <PayoutFacts payout={payout} />
            <ReversePayout payout={payout} />
          </Panel>
          <PayoutPicture
            onUploading={setUploading}
            thumbnail={values.thumbnail}
            onChange={(stored) =>
              change({ picture: stored?.key ?? null, thumbnail: stored?.thumbnail ?? null })
            }
          />
          <PayoutConsent form={values} error={errorOf("consent")} onChange={change} />
          <PayoutVoucher
            onUploading={setSending}
            url={values.voucher_url}
            onChange={(stored) => change({ voucher: stored?.key ?? null, voucher_url: stored?.url ?? null })}
          />
        </div>
      </div>
    </WorkPage>
  );
}
