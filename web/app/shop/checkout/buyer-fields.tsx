import { ContactFields, Panel } from "../../payments/index.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
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
        <ContactFields
          contact={values}
          errors={errors}
          onChange={onChange}
          phoneHint="Untuk mengabari tentang pembayaran dan pengiriman."
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
