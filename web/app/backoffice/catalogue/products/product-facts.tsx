import { TextInput } from "../../../ui/form/text-input.tsx";
import { AmountInput, amountFrom } from "../../../ui/staff/amount-input.tsx";
import type { Editing } from "../use-editing.ts";
import type { ProductForm } from "./product-form.ts";

type ProductFactsProps = Pick<Editing<ProductForm>, "draft" | "work" | "change"> & { isNew: boolean };

export function ProductFacts({ draft, work, change, isNew }: ProductFactsProps) {
  return (
    <div className="bo-fields three">
      <AmountInput
        label="Harga"
        amount={draft.price}
        error={work.errorOf("price")}
        onChange={(price) => change({ price })}
      />
      <TextInput
        label="Satuan"
        value={draft.unit}
        maxLength={30}
        placeholder="botol, kg, pcs"
        error={work.errorOf("unit")}
        onChange={({ target }) => change({ unit: target.value })}
      />
      {isNew && (
        <TextInput
          label="Stok awal"
          inputMode="numeric"
          value={String(draft.stock)}
          error={work.errorOf("stock")}
          onChange={({ target }) => change({ stock: amountFrom(target.value) })}
        />
      )}
    </div>
  );
}
