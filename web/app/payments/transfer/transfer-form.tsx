import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { Panel } from "../form/panel.tsx";
import { ProofField } from "./proof-field.tsx";
import { type TransferValues, today } from "./transfer-fields.ts";

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

type SourceField = "sourceBank" | "sourceAccount" | "accountName" | "transferDate";

/** From which account the money was transferred, and when. */
export const SourceFields = ({ form }: { form: { field(name: SourceField): object } }) => (
  <>
    <TextInput
      {...form.field("sourceBank")}
      label="Bank asal"
      name="source_bank"
      placeholder="Contoh: Bank Syariah Indonesia"
      autoComplete="off"
      maxLength={60}
      required
    />
    <TextInput
      {...form.field("sourceAccount")}
      label="Nomor rekening asal"
      name="source_account"
      placeholder="Nomor rekening yang kamu pakai"
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      required
    />
    <TextInput
      {...form.field("accountName")}
      label="Nama pemilik rekening"
      optional
      name="account_name"
      placeholder="Sesuai buku tabungan"
      autoComplete="off"
      maxLength={100}
    />
    <TextInput
      {...form.field("transferDate")}
      label="Tanggal transfer"
      name="transfer_date"
      type="date"
      max={today()}
      required
    />
  </>
);
