import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { Panel } from "../form/panel.tsx";
import { ProofField } from "./proof-field.tsx";
import { type TransferTexts, type TransferValues, today } from "./transfer-fields.ts";

interface TransferFormProps {
  /** The submit button refers to this id. */
  id: string;
  title?: string;
  form: Form<TransferValues>;
}

export const TransferForm = ({ id, title = "Data transfer", form }: TransferFormProps) => (
  <form id={id} ref={form.ref} noValidate onSubmit={form.submit} className="mt-2">
    <Panel title={title}>
      <div className="flex flex-col gap-4">
        <SourceFields form={form} />
        <ProofField form={form} />
      </div>
    </Panel>
  </form>
);

/** From which account the money was transferred, and when. */
export const SourceFields = ({ form }: { form: { field(name: keyof TransferTexts): object } }) => (
  <>
    <TextInput
      {...form.field("source_bank")}
      label="Bank asal"
      placeholder="Contoh: Bank Syariah Indonesia"
      autoComplete="off"
      maxLength={60}
      required
    />
    <TextInput
      {...form.field("source_account")}
      label="Nomor rekening asal"
      placeholder="Nomor rekening yang kamu pakai"
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      required
    />
    <TextInput
      {...form.field("account_name")}
      label="Nama pemilik rekening"
      optional
      placeholder="Sesuai buku tabungan"
      autoComplete="off"
      maxLength={100}
    />
    <TextInput {...form.field("transfer_date")} label="Tanggal transfer" type="date" max={today()} required />
  </>
);
