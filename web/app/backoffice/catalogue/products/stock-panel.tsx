import type { StaffProduct } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import { date, wholeNumber } from "../../../platform/format.ts";
import { putCached } from "../../../platform/query-client.ts";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { amountFrom } from "../../../ui/staff/amount-input.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import { productQuery } from "../queries.ts";

const REASON: Record<string, string> = {
  initial: "Stok awal",
  held: "Dipesan",
  returned: "Kembali dari pesanan",
  adjusted: "Penyesuaian",
  replaced: "Pengganti",
};

/** Corrects the stock with a reason, and lists the latest movements. */
export function StockPanel({ product }: { product: StaffProduct }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { stock: String(product.stock), note: "" },
    mutationFn: ({ stock, note }) =>
      api.call("POST /api/admin/products/:id/stock/", {
        params: { id: product.id },
        body: { stock: amountFrom(stock), note },
      }),
    success: "Stok disesuaikan.",
    toasts: true,
    async onSuccess(saved) {
      await putCached(client, productQuery(saved.id).queryKey, saved);
      form.settle({ note: "" });
    },
  });
  return (
    <Panel title="Stok" note={`Sekarang ${wholeNumber(product.stock)} ${product.unit}`}>
      <div className="bo-fields three items-start">
        <TextInput label="Menurut hitungan" inputMode="numeric" {...form.field("stock")} />
        <TextInput
          label="Alasan"
          maxLength={200}
          placeholder="Hitung ulang, rusak, barang masuk"
          {...form.field("note")}
        />
        <SmallButton variant="soft" className="min-[821px]:mt-[26px]" busy={form.busy} onClick={form.submit}>
          Sesuaikan Stok
        </SmallButton>
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
