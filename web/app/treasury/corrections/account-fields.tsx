import { TextInput } from "../../ui/form/text-input.tsx";

export interface PayersAccount {
  bank: string;
  account_number: string;
  account_holder: string;
}

interface AccountFieldsProps {
  account: PayersAccount;
  errorOf(field: string): string | undefined;
  onChange(account: PayersAccount): void;
}

/** Where the payer's money goes. */
export function AccountFields({ account, errorOf, onChange }: AccountFieldsProps) {
  const field = (name: keyof PayersAccount) => ({
    value: account[name],
    maxLength: 60,
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...account, [name]: target.value }),
  });
  return (
    <div className="grid gap-3 desk:grid-cols-3">
      <TextInput label="Bank pembayar" {...field("bank")} />
      <TextInput label="Nomor rekening" inputMode="numeric" {...field("account_number")} />
      <TextInput label="Atas nama" {...field("account_holder")} />
    </div>
  );
}
