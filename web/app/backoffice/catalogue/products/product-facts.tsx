import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { AmountInput, amountFrom } from "../../../ui/staff/amount-input.tsx";
import type { Editing } from "../use-editing.ts";
import type { ProductForm } from "./product-form.ts";

type ProductFactsProps = Pick<Editing<ProductForm>, "values" | "errorOf" | "change"> & { isNew: boolean };

const WAYS = [
  { name: "sent_by_courier", label: "Kurir" },
  { name: "sent_by_store", label: "Kurir toko" },
  { name: "picked_up", label: "Diambil di tempat" },
] as const;

export function ProductFacts({ values, errorOf, change, isNew }: ProductFactsProps) {
  return (
    <>
      <div className="bo-fields three">
        <AmountInput
          label="Harga"
          amount={values.price}
          error={errorOf("price")}
          onChange={(price) => change({ price })}
        />
        <TextInput
          label="Satuan"
          value={values.unit}
          maxLength={30}
          placeholder="botol, kg, pcs"
          error={errorOf("unit")}
          onChange={({ target }) => change({ unit: target.value })}
        />
        {isNew && (
          <TextInput
            label="Stok awal"
            inputMode="numeric"
            value={String(values.stock)}
            error={errorOf("stock")}
            onChange={({ target }) => change({ stock: amountFrom(target.value) })}
          />
        )}
        <TextInput
          label="Berat dengan kemasan (gram)"
          inputMode="numeric"
          hint="Tanpa berat, kurir tidak ditawarkan"
          value={values.weight_g === null ? "" : String(values.weight_g)}
          error={errorOf("weight_g")}
          onChange={({ target }) =>
            change({ weight_g: target.value === "" ? null : amountFrom(target.value) })
          }
        />
      </div>
      <fieldset className="mt-3 flex flex-wrap gap-x-6">
        <legend className="text-sm font-semibold">Cara sampai ke pembeli</legend>
        {WAYS.map(({ name, label }) => (
          <Checkbox
            key={name}
            checked={values[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
