import type { CartItem } from "@barakah/contract";
import { Link } from "react-router";
import { TotalLines } from "../../payments/index.ts";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { PlusBoldIcon } from "../../ui/icons/icons.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { cartTotals } from "./cart-totals.ts";

export function CartSummary({ lines }: { lines: CartItem[] }) {
  const { pieces, total } = cartTotals(lines);
  return (
    <div className="mt-5 px-4">
      <Card as="section" className="p-4">
        <h2 className="mb-1.5 text-lg">Ringkasan</h2>
        <TotalLines
          lines={[
            { name: "Jumlah produk", value: `${wholeNumber(pieces)} barang` },
            { name: "Subtotal", value: rupiah(total) },
          ]}
          total={{ name: "Total", value: rupiah(total) }}
        />
      </Card>
      <Link
        to="/sinergy"
        className="mt-2 flex min-h-(--tap) items-center justify-center gap-2 font-semibold text-primary-text"
      >
        <PlusBoldIcon size={16} /> Tambah produk lain
      </Link>
    </div>
  );
}
