import type { StaffStorePayout } from "@barakah/contract";
import { BANKS, type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";

/** The account to transfer to, and then the transfer: from which account, when, and the bank's number of it. */
export function PaidDialog({ payout, onClose }: { payout: StaffStorePayout; onClose(): void }) {
  const { id, store, amount, gift_amount, campaign, owner } = payout;
  const form = useDialogForm({
    initial: { from: BANKS[0] as Bank, paid_on: jakartaDay(), reference: "" },
    send: (body) => api.call("POST /api/admin/store-payouts/:id/paid/", { params: { id }, body }),
    success: "Dicatat. Penjualnya sudah dikabari.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Transfer ${rupiah(amount - gift_amount)} untuk ${store.name}`}
      text={`Transfer dahulu, lalu catat di sini.${gift_amount > 0 ? ` ${rupiah(gift_amount)} menjadi donasi ${owner} untuk ${campaign?.title}.` : ""}`}
      confirm="Sudah ditransfer"
      cancel="Belum"
    >
      <Account payout={payout} />
      <Select
        label="Dari rekening"
        options={BANKS.map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }))}
        {...form.field("from")}
      />
      <TextInput label="Tanggal transfer" type="date" {...form.field("paid_on")} />
      <TextInput label="Nomor referensi transfer" {...form.field("reference")} />
    </ConfirmForm>
  );
}

/** Shows the whole number only on request, which is audited. */
function Account({ payout: { id, bank, account, account_holder } }: { payout: StaffStorePayout }) {
  const [number, setNumber] = useState<string>();
  const { send, busy } = useSend({
    mutationFn: () => api.call("POST /api/admin/store-payouts/:id/account/", { params: { id } }),
    onSuccess: ({ account_number }) => setNumber(account_number),
  });
  return (
    <div className="rounded-md bg-surface-2 p-3">
      <p className="text-sm text-text-2">Ke rekening</p>
      <p className="font-bold wrap-anywhere tabular-nums">
        {bank} {number ?? account}
      </p>
      <p className="wrap-anywhere">{account_holder}</p>
      {!number && (
        <SmallButton variant="line" className="mt-2" busy={busy} onClick={() => void send()}>
          Tampilkan nomor lengkap
        </SmallButton>
      )}
    </div>
  );
}
