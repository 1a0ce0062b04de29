import type { StaffPayout } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { UnsavedGuard } from "../../ui/feedback/unsaved-guard.tsx";
import { Button } from "../../ui/form/button.tsx";
import { CheckBoldIcon } from "../../ui/icons/icons.tsx";
import { LoadItem } from "../../ui/staff/load-item.tsx";
import { useStaffForm } from "../../ui/staff/use-staff-form.ts";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { proposalsQuery } from "../proposals/queries.ts";
import { PayoutConsent } from "./payout-consent.tsx";
import { formOf, fundOf, type PayoutForm, toldBy } from "./payout-form.ts";
import { PayoutMoney } from "./payout-money.tsx";
import { PayoutPicture } from "./payout-picture.tsx";
import { PayoutRecipients } from "./payout-recipients.tsx";
import { PayoutStory } from "./payout-story.tsx";
import { PayoutVoucher } from "./payout-voucher.tsx";
import { payoutQuery } from "./queries.ts";
import { useFunds } from "./use-funds.ts";

/** `?dari=12` begins with what the reversed payout 12 said. */
export default function NewPayoutPage() {
  const [params] = useSearchParams();
  const from = params.get("dari");
  return from ? <Again id={Number(from)} /> : <NewPayout />;
}

function Again({ id }: { id: number }) {
  const query = useQuery(payoutQuery(id));
  return (
    <LoadItem query={query} crumb="Penyaluran dana" title="Catat penyaluran" list="/admin/penyaluran">
      {(payout) => <NewPayout like={payout} />}
    </LoadItem>
  );
}

function NewPayout({ like }: { like?: StaffPayout }) {
  const client = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const [sending, setSending] = useState(false);
  const navigate = useNavigate();
  // One payout, however often it is sent.
  const key = useRef(crypto.randomUUID());
  const toast = useToast();
  const { data: rule } = useQuery(proposalsQuery);
  const needsSecond = (amount: number) =>
    rule !== undefined && !rule.works_alone && amount > rule.payout_limit;
  const { values, change, unsaved, saved, settle, errorOf, busy, submit } = useStaffForm<PayoutForm>({
    initial: formOf(like),
    mutationFn: (form) => {
      const { bank, amount } = form;
      const body = { ...toldBy(form), ...fundOf(form), bank, amount };
      const once = { headers: { "idempotency-key": key.current } };
      return needsSecond(amount)
        ? api.call("POST /api/admin/proposals/payout/", { body }, once)
        : api.call("POST /api/admin/payouts/", { body }, once);
    },
    async onSuccess(_, { amount }) {
      const asked = needsSecond(amount);
      toast.success(
        asked ? "Diajukan. Petugas keuangan lain sudah diberi tahu." : "Penyaluran dana sudah dicatat.",
      );
      settle();
      await client.invalidateQueries({ queryKey: [asked ? "proposals" : "payouts"] });
      await navigate(asked ? "/admin/persetujuan" : "/admin/penyaluran");
    },
  });
  const kind = useFunds().find(({ account }) => account === values.fund)?.kind;
  return (
    <WorkPage
      crumb="Penyaluran dana"
      title="Catat penyaluran"
      actions={
        <Button size="sm" busy={busy || uploading || sending} onClick={submit}>
          <CheckBoldIcon size={18} />
          {needsSecond(values.amount) ? "Ajukan penyaluran" : "Catat penyaluran"}
        </Button>
      }
    >
      <UnsavedGuard unsaved={unsaved} saved={saved} />
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          {rule && needsSecond(values.amount) && (
            <Note tone="gold">
              Di atas {rupiah(rule.payout_limit)} penyaluran diajukan dahulu, dan dicatat ketika petugas
              keuangan lain menyetujuinya.
            </Note>
          )}
          <PayoutMoney form={values} errorOf={errorOf} onChange={change} />
          <PayoutRecipients form={values} kind={kind} errorOf={errorOf} onChange={change} />
          <PayoutStory form={values} errorOf={errorOf} onChange={change} />
        </div>
        <div className="bo-grid content-start">
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
