import { TextInput } from "../../ui/form/text-input.tsx";
import { type TransferTexts, today } from "./transfer-fields.ts";

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
