import type { PaymentFile } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { reasonProblem } from "../../ui/staff/reason-dialog.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { AccountFields } from "./account-fields.tsx";
import { Follows } from "./follows.tsx";

type Way = "transfer" | "midtrans";

function waysFor({
  method,
  status,
}: PaymentFile): { way: Way; label: string; means: string; off?: string }[] {
  const online = method === ONLINE_METHOD && status === "verified";
  return [
    { way: "transfer", label: "Transfer bank", means: "Kamu mentransfer sendiri, lalu mencatatnya di sini." },
    {
      way: "midtrans",
      label: "Midtrans",
      means: "Diminta kepada Midtrans; buku mengikuti jawabannya.",
      ...(!online && { off: "Tidak bisa: pembayaran ini tidak lewat Midtrans." }),
    },
  ];
}

/** Money back: by which way, to which account, how much and why, and what follows from it. */
export function RefundDialog({ file, onClose }: { file: PaymentFile; onClose(): void }) {
  const { reference, refundable, payer_name, claims } = file;
  const toast = useToast();
  const form = useDialogForm({
    initial: {
      way: (file.method === ONLINE_METHOD ? "midtrans" : "transfer") as Way,
      bank: claims[0]?.source_bank ?? "",
      account_number: claims[0]?.source_account ?? "",
      account_holder: claims[0]?.account_name || payer_name,
      amount: refundable,
      reason: "",
    },
    check: ({ reason }) => onlyWrong({ reason: reasonProblem(reason) }),
    send: ({ way: by, amount: wanted, reason, ...account }) =>
      api.call("POST /api/admin/payments/:reference/refund/", {
        params: { reference },
        body: { way: by, amount: wanted, reason: reason.trim(), ...(by === "transfer" && account) },
      }),
    onSuccess: (_, { way: by }) =>
      toast.success(
        by === "transfer"
          ? "Dicatat. Transfer uangnya, lalu tandai sudah dibayarkan."
          : "Diminta kepada Midtrans.",
      ),
    onClose,
  });
  const { way, amount } = form.values;
  return (
    <ConfirmForm
      form={form}
      title="Kembalikan dana"
      text={`${payer_name} · ${reference} · paling banyak ${rupiah(refundable)}`}
      confirm={`Kembalikan ${rupiah(amount)}`}
    >
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="sr-only">Cara mengembalikan</legend>
        {waysFor(file).map((one) => (
          <label key={one.way} className="vq-choice" data-chosen={one.way === way || undefined}>
            <input
              type="radio"
              name="cara"
              disabled={one.off !== undefined}
              checked={one.way === way}
              onChange={() => form.change({ way: one.way })}
            />
            <span>
              <b className="block">{one.label}</b>
              <span className="text-text-2">{one.off ?? one.means}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {way === "transfer" && <AccountFields form={form} />}
      <AmountInput label="Jumlah" {...form.field("amount")} />
      <TextArea
        label="Alasan (dibaca pembayar dan tercatat)"
        maxLength={REASON_MOST}
        {...form.field("reason")}
      />
      <Follows file={file} amount={amount} />
    </ConfirmForm>
  );
}
