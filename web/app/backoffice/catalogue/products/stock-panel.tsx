import type { StaffProduct } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../platform/browser-api.ts";
import { date, wholeNumber } from "../../../platform/format.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { amountFrom } from "../../../ui/staff/amount-input.tsx";
import { Panel } from "../../../ui/staff/panel.tsx";
import { useWork } from "../../../ui/staff/use-work.ts";
import { productQuery } from "../queries.ts";

const REASON: Record<string, string> = {
  initial: "Stok awal",
  held: "Dipesan",
  returned: "Kembali dari pesanan",
  adjusted: "Penyesuaian",
};

/** What there is, as counted, and why it differs; the latest changes stand below. */
export function StockPanel({ product }: { product: StaffProduct }) {
  const client = useQueryClient();
  const work = useWork();
  const [counted, setCounted] = useState(String(product.stock));
  const [note, setNote] = useState("");
  async function save() {
    const body = { stock: amountFrom(counted), note };
    const call = { params: { id: product.id }, body };
    const saved = await work.run(
      () => api.call("POST /api/admin/products/:id/stock/", call),
      "Stok disesuaikan.",
    );
    if (!saved) return;
    client.setQueryData(productQuery(saved.id).queryKey, saved);
    setNote("");
  }
  return (
    <Panel title="Stok" note={`Sekarang ${wholeNumber(product.stock)} ${product.unit}`}>
      <div className="bo-fields three items-start">
        <TextInput
          label="Menurut hitungan"
          inputMode="numeric"
          value={counted}
          error={work.errorOf("stock")}
          onChange={({ target }) => setCounted(target.value)}
        />
        <TextInput
          label="Alasan"
          value={note}
          maxLength={200}
          placeholder="Hitung ulang, rusak, barang masuk"
          error={work.errorOf("note")}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button
          variant="soft"
          size="sm"
          className="btn-40 min-[821px]:mt-[26px]"
          busy={work.busy}
          onClick={save}
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
