import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { Panel } from "../form/panel.tsx";
import { ProofField } from "./proof-field.tsx";
import { type TransferValues, today } from "./transfer-fields.ts";

interface TransferFormProps {
  /** The button in the dock names this form. */
  id: string;
  title?: string;
  form: Form<TransferValues>;
}

export function TransferForm({ id, title = "Data transfer", form }: TransferFormProps) {
  const { values, errors, change } = form;
  return (
    <form id={id} ref={form.ref} noValidate onSubmit={form.submit} className="mt-2">
      <Panel title={title}>
        <div className="flex flex-col gap-4">
          <TextInput
            label="Bank asal"
            name="source_bank"
            placeholder="Contoh: Bank Syariah Indonesia"
            autoComplete="off"
            maxLength={60}
            required
            value={values.sourceBank}
            error={errors.sourceBank}
            onChange={(event) => change({ sourceBank: event.target.value })}
          />
          <TextInput
            label="Nomor rekening asal"
            name="source_account"
            placeholder="Nomor rekening yang kamu pakai"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            required
            value={values.sourceAccount}
            error={errors.sourceAccount}
            onChange={(event) => change({ sourceAccount: event.target.value })}
          />
          <TextInput
            label="Nama pemilik rekening"
            optional
            name="account_name"
            placeholder="Sesuai buku tabungan"
            autoComplete="off"
            maxLength={100}
            value={values.accountName}
            error={errors.accountName}
            onChange={(event) => change({ accountName: event.target.value })}
          />
          <TextInput
            label="Tanggal transfer"
            name="transfer_date"
            type="date"
            max={today()}
            required
            value={values.transferDate}
            error={errors.transferDate}
            onChange={(event) => change({ transferDate: event.target.value })}
          />
          <ProofField form={form} />
        </div>
      </Panel>
    </form>
  );
}
