import type { Product } from "@barakah/contract";
import { wholeNumber } from "../../platform/format.ts";
import { ExpandableHtml } from "../../ui/html/expandable-html.tsx";
import { isSoldOut } from "../catalogue/stock.ts";

export function ProductDescription({ product }: { product: Product }) {
  return (
    <>
      <ExpandableHtml html={product.description} empty="Tidak ada deskripsi." />
      <dl className="mt-1 divide-y divide-border text-sm">
        <Fact name="Satuan" value={product.unit} />
        <Fact name="Stok" value={isSoldOut(product) ? "habis" : wholeNumber(product.stock)} />
      </dl>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
