import type { StaffPayout } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useReducer, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { UnsavedGuard } from "../../ui/feedback/unsaved-guard.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { LoadItem, WorkPage } from "../../ui/staff/work-page.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { proposalsQuery } from "../proposals/queries.ts";
import { PayoutMoney, PayoutRecipients, PayoutStory } from "./payout-fields.tsx";
import { PayoutFiles } from "./payout-files.tsx";
import { formOf, fundOf, isOfEvent, type PayoutForm, toldBy } from "./payout-form.ts";
import { payoutQuery } from "./queries.ts";
import { useFunds } from "./use-funds.ts";

/** `?dari=12` prefills the form from the reversed payout 12, `?dana=event:7` only what it is paid from. */
export default function NewPayoutPage() {
  const [params] = useSearchParams();
  const from = params.get("dari");
  return from ? <Again id={Number(from)} /> : <NewPayout fund={params.get("dana") ?? ""} />;
}

function Again({ id }: { id: number }) {
  const query = useQuery(payoutQuery(id));
  return (
    <LoadItem query={query} title="Catat penyaluran" list="/admin/penyaluran">
      {(payout) => <NewPayout like={payout} />}
    </LoadItem>
  );
}

function NewPayout({ like, fund }: { like?: StaffPayout; fund?: string }) {
  const client = useQueryClient();
  const [uploads, countUpload] = useReducer((count: number, by: 1 | -1) => count + by, 0);
  const navigate = useNavigate();
  // The idempotency key: sent twice, it is one payout.
  const key = useRef(crypto.randomUUID());
  const toast = useToast();
  const { data: rule } = useQuery(proposalsQuery);
  /** The sum that refunds of a coming event would lack, set after the treasurer has confirmed it. */
  const [lacking, setLacking] = useState<number>();
  const needsSecond = (amount: number) =>
    rule !== undefined && !rule.works_alone && (amount > rule.left_alone || lacking !== undefined);
  const form = useForm<PayoutForm>({
    initial: formOf(like, fund),
    toasts: true,
    mutationFn: (values) => {
      const { bank, amount } = values;
      const body = {
        ...toldBy(values),
        ...fundOf(values),
        bank,
        amount,
        ...(lacking !== undefined && { lacking }),
      };
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
      form.settle();
      await Promise.all(
        [["proposals"], ["payouts"]].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
      await navigate(asked ? "/admin/persetujuan" : "/admin/penyaluran");
    },
  });
  const kind = useFunds().find(({ account }) => account === form.values.fund)?.kind;
  return (
    <WorkPage
      title="Catat penyaluran"
      actions={
        <SmallButton busy={form.busy || uploads > 0} onClick={form.submit}>
          <Icon name="check-bold" size={18} />
          {needsSecond(form.values.amount) ? "Ajukan penyaluran" : "Catat penyaluran"}
        </SmallButton>
      }
    >
      <UnsavedGuard unsaved={form.unsaved} saved={form.saved} />
      <div className="bo-grid wide-narrow">
        <div className="bo-grid">
          {form.error instanceof ApiError && form.error.code === "refunds_need" && (
            <Note tone="red">
              {form.error.detail}{" "}
              <Checkbox
                checked={lacking === form.error.amount}
                onChange={({ target }) =>
                  setLacking(target.checked && form.error instanceof ApiError ? form.error.amount : undefined)
                }
              >
                Tetap keluarkan, walaupun kurang {rupiah(form.error.amount)}. Dua orang memutuskannya.
              </Checkbox>
            </Note>
          )}
          {rule && needsSecond(form.values.amount) && lacking === undefined && (
            <Note tone="gold">
              Sendirian, satu orang mengeluarkan paling banyak {rupiah(rule.payout_limit)} dalam 24 jam;
              bagianmu masih {rupiah(rule.left_alone)}. Di atas itu penyaluran diajukan dahulu, dan dicatat
              ketika petugas keuangan lain menyetujuinya.
            </Note>
          )}
          <PayoutMoney form={form} />
          {!isOfEvent(form.values) && <PayoutRecipients form={form} kind={kind ?? undefined} />}
          <PayoutStory form={form} />
        </div>
        <div className="bo-grid content-start">
          <PayoutFiles form={form} onUploading={countUpload} />
        </div>
      </div>
    </WorkPage>
  );
}
