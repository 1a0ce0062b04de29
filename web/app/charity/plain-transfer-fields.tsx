import { UPLOAD_TYPES } from "@barakah/contract/platform/upload-rules";
import type { SentForm } from "../platform/sent-form.ts";
import { TextInput } from "../ui/form/text-input.tsx";

const ACCEPTED = [...UPLOAD_TYPES, ".jpg", ".jpeg", ".png"].join(",");
const CHOOSE_AGAIN = "Pilih lagi fotonya: peramban tidak menyimpannya.";

/** What is asked about a transfer, kept by the browser alone. The file stands last: the server reads what is before it. */
export function PlainTransferFields({ values, errors }: SentForm) {
  const cameBack = Object.keys(errors).length > 0;
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <div className="flex flex-col gap-4">
      <TextInput
        {...field("source_bank")}
        label="Bank asal"
        placeholder="Contoh: Bank Syariah Indonesia"
        autoComplete="off"
        maxLength={60}
        required
      />
      <TextInput
        {...field("source_account")}
        label="Nomor rekening asal"
        placeholder="Nomor rekening yang kamu pakai"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        required
      />
      <TextInput
        {...field("account_name")}
        label="Nama pemilik rekening"
        optional
        placeholder="Sesuai buku tabungan"
        autoComplete="off"
        maxLength={100}
      />
      <TextInput {...field("transfer_date")} label="Tanggal transfer" type="date" required />
      <TextInput
        label="Bukti transfer"
        name="proof_file"
        type="file"
        accept={ACCEPTED}
        hint="JPG, JPEG, atau PNG. Maksimal 2MB."
        error={errors.proof_file ?? (cameBack ? CHOOSE_AGAIN : undefined)}
      />
    </div>
  );
}
