import type { StatementDebit } from "@barakah/contract";
import { date, rupiah } from "../../../platform/format.ts";
import { onlyWrong } from "../../../ui/form/field-errors.ts";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { ConfirmForm, useDialogForm } from "../../../ui/staff/form-dialog.tsx";
import type { DebitWork } from "./use-debits.ts";

/** Whom this money paid: it is taken from what buyers paid for sending. */
export function CourierDialog({
  debit,
  work,
  onClose,
}: {
  debit: StatementDebit;
  work: DebitWork;
  onClose(): void;
}) {
  const form = useDialogForm({
    initial: { courier: "" },
    check: ({ courier }) => onlyWrong({ courier: courier.trim() ? undefined : "Isi nama kurirnya." }),
    send: ({ courier }) => work.payCourier(debit, courier.trim()),
    onDone: (paid) => paid && onClose(),
    refreshes: [],
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Bayar kurir ${rupiah(debit.amount)}?`}
      text={`${date(debit.day)} · ${debit.description}. Diambil dari ongkos kirim yang dibayar pembeli.`}
      confirm={`Bukukan ${rupiah(debit.amount)}`}
    >
      <TextInput label="Kurir" placeholder="JNE, Pos, sopir toko" maxLength={60} {...form.field("courier")} />
    </ConfirmForm>
  );
}
