import type { TextFields } from "../../ui/form/form-fields.ts";
import { TextInput } from "../../ui/form/text-input.tsx";

export interface PayersAccount {
  bank: string;
  account_number: string;
  account_holder: string;
}

export const AccountFields = ({ form }: { form: TextFields<keyof PayersAccount> }) => (
  <div className="grid gap-3 desk:grid-cols-2 desk:*:last:col-span-2">
    <TextInput label="Bank pembayar" maxLength={60} {...form.field("bank")} />
    <TextInput label="Nomor rekening" inputMode="numeric" maxLength={60} {...form.field("account_number")} />
    <TextInput label="Atas nama" maxLength={60} {...form.field("account_holder")} />
  </div>
);
