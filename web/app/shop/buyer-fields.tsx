import { Panel } from "../payments/index.ts";
import { TextArea } from "../ui/text-area.tsx";
import { TextInput } from "../ui/text-input.tsx";
import type { CheckoutErrors, CheckoutValues } from "./checkout.ts";

interface BuyerFieldsProps {
  values: CheckoutValues;
  errors: CheckoutErrors;
  onChange(changes: Partial<CheckoutValues>): void;
}

export function BuyerFields({ values, errors, onChange }: BuyerFieldsProps) {
  return (
    <Panel title="Data pemesan">
      <div className="flex flex-col gap-4">
        <TextInput
          label="Nama lengkap"
          name="name"
          autoComplete="name"
          placeholder="Namamu"
          maxLength={150}
          required
          value={values.fullName}
          error={errors.fullName}
          onChange={(event) => onChange({ fullName: event.target.value })}
        />
        <TextInput
          label="Nomor telepon"
          name="tel"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="Contoh: 0812 0000 0000"
          hint="Untuk mengabari tentang pembayaran dan pengiriman."
          maxLength={20}
          required
          value={values.phone}
          error={errors.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
        />
        <TextInput
          label="E-mail"
          optional
          name="email"
          type="email"
          autoComplete="email"
          placeholder="nama@contoh.id"
          maxLength={254}
          value={values.email}
          error={errors.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
        <TextArea
          label="Catatan pengiriman"
          optional
          name="note"
          rows={3}
          placeholder="Alamat lengkap dan patokan, atau waktu pengambilan"
          maxLength={500}
          value={values.note}
          error={errors.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </div>
    </Panel>
  );
}
