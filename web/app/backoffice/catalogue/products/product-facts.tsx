import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { AmountInput, amountFrom } from "../../../ui/staff/amount-input.tsx";
import type { ProductForm } from "./product-form.ts";

const WAYS = [
  { name: "sent_by_courier", label: "Kurir" },
  { name: "sent_by_store", label: "Kurir toko" },
  { name: "picked_up", label: "Diambil di tempat" },
] as const;

export function ProductFacts({ form, isNew }: { form: Form<ProductForm>; isNew: boolean }) {
  return (
    <>
      <div className="bo-fields three">
        <AmountInput label="Harga" {...form.field("price")} />
        <TextInput label="Satuan" maxLength={30} placeholder="botol, kg, pcs" {...form.field("unit")} />
        {isNew && (
          <TextInput
            label="Stok awal"
            inputMode="numeric"
            {...form.field("stock")}
            onChange={({ target }) => form.change({ stock: amountFrom(target.value) })}
          />
        )}
        <TextInput
          label="Berat dengan kemasan (gram)"
          inputMode="numeric"
          hint="Tanpa berat, kurir tidak ditawarkan"
          {...form.field("weight_g")}
          value={form.values.weight_g ?? ""}
          onChange={({ target }) =>
            form.change({ weight_g: target.value === "" ? null : amountFrom(target.value) })
          }
        />
      </div>
      <fieldset className="mt-3 flex flex-wrap gap-x-6">
        <legend className="text-sm font-semibold">Cara sampai ke pembeli</legend>
        {WAYS.map(({ name, label }) => (
          <Checkbox key={name} {...form.field(name)}>
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
