import type { StaffProduct } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import { date, wholeNumber } from "../../../platform/format.ts";
import { putCached } from "../../../platform/query-client.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { amountFrom } from "../../../ui/staff/amount-input.tsx";
import { Panel } from "../../../ui/staff/panel.tsx";
import { useStaffForm } from "../../../ui/staff/use-staff-form.ts";
import { productQuery } from "../queries.ts";

const REASON: Record<string, string> = {
  initial: "Stok awal",
  held: "Dipesan",
  returned: "Kembali dari pesanan",
  adjusted: "Penyesuaian",
  replaced: "Pengganti",
};

interface Counted {
  stock: string;
  note: string;
}

/** What there is, as counted, and why it differs; the latest changes stand below. */
export function StockPanel({ product }: { product: StaffProduct }) {
  const client = useQueryClient();
  const { values, change, settle, errorOf, busy, submit } = useStaffForm<Counted, StaffProduct>({
    initial: { stock: String(product.stock), note: "" },
    mutationFn: ({ stock, note }) =>
      api.call("POST /api/admin/products/:id/stock/", {
        params: { id: product.id },
        body: { stock: amountFrom(stock), note },
      }),
    success: "Stok disesuaikan.",
    async onSuccess(saved) {
      await putCached(client, productQuery(saved.id).queryKey, saved);
      settle({ note: "" });
    },
  });
  return (
    <Panel title="Stok" note={`Sekarang ${wholeNumber(product.stock)} ${product.unit}`}>
      <div className="bo-fields three items-start">
        <TextInput
          label="Menurut hitungan"
          inputMode="numeric"
          value={values.stock}
          error={errorOf("stock")}
          onChange={({ target }) => change({ stock: target.value })}
        />
        <TextInput
          label="Alasan"
          value={values.note}
          maxLength={200}
          placeholder="Hitung ulang, rusak, barang masuk"
          error={errorOf("note")}
          onChange={({ target }) => change({ note: target.value })}
        />
        <Button
          variant="soft"
          size="sm"
          className="btn-40 min-[821px]:mt-[26px]"
          busy={busy}
          onClick={submit}
        >
          Sesuaikan Stok
        </Button>
      </div>
      <ul className="mt-3 divide-y divide-border">
        {product.movements.map((movement) => (
          <li key={`${movement.created_at}${movement.change}`} className="flex gap-3 py-2">
            <b className="w-14 text-right tabular-nums">
              {movement.change > 0 ? "+" : "−"}
              {Math.abs(movement.change)}
            </b>
            <span className="min-w-0 flex-1">
              {REASON[movement.reason] ?? movement.reason}
              {movement.note && `: ${movement.note}`}
            </span>
            <span className="text-text-3">{date(movement.created_at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
