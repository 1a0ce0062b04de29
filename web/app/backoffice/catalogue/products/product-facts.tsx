import { TextInput } from "../../../ui/form/text-input.tsx";
import { AmountInput, amountFrom } from "../../../ui/staff/amount-input.tsx";
import type { Editing } from "../use-editing.ts";
import type { ProductForm } from "./product-form.ts";

type ProductFactsProps = Pick<Editing<ProductForm>, "values" | "errorOf" | "change"> & { isNew: boolean };

export function ProductFacts({ values, errorOf, change, isNew }: ProductFactsProps) {
  return (
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
    </div>
  );
}
