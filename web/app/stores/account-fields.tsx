import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";

export interface AccountValues {
  bank: string;
  account_number: string;
  account_again: string;
  account_holder: string;
}

export const NO_ACCOUNT: AccountValues = {
  bank: "",
  account_number: "",
  account_again: "",
  account_holder: "",
};

/** Typed twice, without pasting the first into the second. */
export const AccountFields = ({ form: { field } }: { form: Pick<Form<AccountValues>, "field"> }) => (
  <>
    <TextInput label="Bank" placeholder="Misalnya BSI" maxLength={40} {...field("bank")} />
    <TextInput
      label="Nomor rekening"
      inputMode="numeric"
      autoComplete="off"
      maxLength={30}
      {...field("account_number")}
    />
    <TextInput
      label="Nomor rekening, sekali lagi"
      hint="Lihat bukunya lagi, lalu ketik ulang. Uang yang salah kirim sulit kembali."
      inputMode="numeric"
      autoComplete="off"
      maxLength={30}
      onPaste={(event) => event.preventDefault()}
      {...field("account_again")}
    />
    <TextInput
      label="Atas nama"
      hint="Harus sama dengan nama di akunmu. Nomornya disimpan tersandi."
      maxLength={150}
      {...field("account_holder")}
    />
  </>
);
