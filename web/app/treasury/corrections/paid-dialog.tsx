import type { PaymentRefund } from "@barakah/contract";
import { BANKS, type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { AccountFields } from "./account-fields.tsx";

/** The transfer was made: from which account, when, and the bank's number of it. */
export function PaidDialog({ refund, onClose }: { refund: PaymentRefund; onClose(): void }) {
  const { bank, account_number, account_holder } = refund;
  const [account, setAccount] = useState({ bank, account_number, account_holder });
  const [from, setFrom] = useState<Bank>(BANKS[0]);
  const [paidOn, setPaidOn] = useState(jakartaDay());
  const [reference, setReference] = useState("");
  const { send, busy, errorOf, problem } = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/refunds/:id/paid/", {
        params: { id: refund.id },
        body: { ...account, from, paid_on: paidOn, reference },
      }),
    success: "Dicatat: dana sudah dikembalikan.",
    onError: () => {},
    refreshes: "everything",
  });
  return (
    <ConfirmDialog
      open
      title="Sudah ditransfer?"
      text={`${rupiah(refund.amount)} keluar dari buku, dan pembayar diberi tahu.`}
      confirm="Sudah ditransfer"
      cancel="Belum"
      busy={busy}
      onCancel={onClose}
      onConfirm={async () => (await send()) && onClose()}
    >
      <div className="mt-3 grid gap-3">
        <AccountFields account={account} errorOf={errorOf} onChange={setAccount} />
        <Select
          label="Dari rekening"
          value={from}
          options={BANKS.map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }))}
          error={errorOf("from")}
          onChange={({ target }) => setFrom(target.value as Bank)}
        />
        <TextInput
          label="Tanggal transfer"
          type="date"
          value={paidOn}
          error={errorOf("paid_on")}
          onChange={({ target }) => setPaidOn(target.value)}
        />
        <TextInput
          label="Nomor referensi transfer"
          value={reference}
          error={errorOf("reference")}
          onChange={({ target }) => setReference(target.value)}
        />
        {problem && <Note tone="red">{problem}</Note>}
      </div>
    </ConfirmDialog>
  );
}
