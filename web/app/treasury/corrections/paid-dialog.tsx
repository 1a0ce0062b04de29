import type { PaymentRefund } from "@barakah/contract";
import { BANKS, type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { AccountFields } from "./account-fields.tsx";

/** The transfer was made: from which account, when, and the bank's number of it. */
export function PaidDialog({ refund, onClose }: { refund: PaymentRefund; onClose(): void }) {
  const { bank, account_number, account_holder } = refund;
  const form = useDialogForm({
    initial: {
      ...{ bank, account_number, account_holder },
      from: BANKS[0] as Bank,
      paid_on: jakartaDay(),
      reference: "",
    },
    send: (body) => api.call("POST /api/admin/refunds/:id/paid/", { params: { id: refund.id }, body }),
    success: "Dicatat: dana sudah dikembalikan.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title="Sudah ditransfer?"
      text={`${rupiah(refund.amount)} keluar dari buku, dan pembayar diberi tahu.`}
      confirm="Sudah ditransfer"
      cancel="Belum"
    >
      <AccountFields form={form} />
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
