import type { PaymentFile } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { useCorrection } from "../../ui/staff/use-correction.ts";
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
  const [way, setWay] = useState<Way>(file.method === ONLINE_METHOD ? "midtrans" : "transfer");
  const [amount, setAmount] = useState(refundable);
  const [account, setAccount] = useState({
    bank: claims[0]?.source_bank ?? "",
    account_number: claims[0]?.source_account ?? "",
    account_holder: claims[0]?.account_name || payer_name,
  });
  const { reason, setReason, busy, problem, errorOf, send } = useCorrection({
    correct: (why) =>
      api.call("POST /api/admin/payments/:reference/refund/", {
        params: { reference },
        body: { way, amount, reason: why, ...(way === "transfer" && account) },
      }),
    success:
      way === "transfer"
        ? "Dicatat. Transfer uangnya, lalu tandai sudah dibayarkan."
        : "Diminta kepada Midtrans.",
  });
  return (
    <ConfirmDialog
      open
      title="Kembalikan dana"
      text={`${payer_name} · ${reference} · paling banyak ${rupiah(refundable)}`}
      confirm={`Kembalikan ${rupiah(amount)}`}
      busy={busy}
      onCancel={onClose}
      onConfirm={async () => (await send()) && onClose()}
    >
      <div className="mt-3 grid gap-3">
        <fieldset className="grid gap-2 sm:grid-cols-2">
          <legend className="sr-only">Cara mengembalikan</legend>
          {waysFor(file).map((one) => (
            <label key={one.way} className="vq-choice" data-chosen={one.way === way || undefined}>
              <input
                type="radio"
                name="cara"
                disabled={one.off !== undefined}
                checked={one.way === way}
                onChange={() => setWay(one.way)}
              />
              <span>
                <b className="block">{one.label}</b>
                <span className="text-text-2">{one.off ?? one.means}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {way === "transfer" && <AccountFields account={account} errorOf={errorOf} onChange={setAccount} />}
        <AmountInput label="Jumlah" amount={amount} error={errorOf("amount")} onChange={setAmount} />
        <TextArea
          label="Alasan (dibaca pembayar dan tercatat)"
          value={reason}
          maxLength={REASON_MOST}
          error={problem}
          onChange={({ target }) => setReason(target.value)}
        />
        <Follows file={file} amount={amount} />
      </div>
    </ConfirmDialog>
  );
}
