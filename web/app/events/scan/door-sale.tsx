import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { deviceName } from "./scan-store.ts";
import type { ScanList } from "./verdict.ts";

/** The same for a repeated try: cash that was taken once is recorded once. */
const saleId = () => crypto.randomUUID();

interface DoorSaleProps {
  slug: string;
  list: ScanList;
  onSold(): unknown;
}

/** Sells one ticket for cash and lets its holder in. Needs a network: seats are counted on the server. */
export function DoorSale({ slug, list, onSold }: DoorSaleProps) {
  const left = list.ticket_types.filter((type) => type.left !== 0);
  const [sale, setSale] = useState({ id: saleId(), type: String(left[0]?.id ?? ""), name: "", price: "" });
  const chosen = left.find(({ id }) => String(id) === sale.type);
  const open = list.event.price_kind === "open" || list.event.price_kind === "minimum";
  const amount = open
    ? Number(sale.price.replace(/\D/g, ""))
    : list.event.price_kind === "free"
      ? 0
      : (chosen?.price ?? 0);
  const selling = useSend({
    mutationFn: () =>
      api.call("POST /api/events/:slug/door/", {
        params: { slug },
        body: {
          sale_id: sale.id,
          tickets: [
            { type: Number(sale.type), name: sale.name, answers: {}, ...(open && { price: amount }) },
          ],
          name: sale.name,
          amount,
          enter: true,
          device: deviceName(),
        },
      }),
    success: amount > 0 ? "Terjual: tunai dicatat, silakan masuk." : "Terdaftar, silakan masuk.",
    onDone() {
      setSale({ ...sale, id: saleId(), name: "", price: "" });
      onSold();
    },
    onError: () => undefined,
  });
  if (left.length === 0) return <p className="text-sm">Tidak ada tiket yang tersisa.</p>;
  return (
    <form
      className="flex flex-col gap-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        void selling.send();
      }}
    >
      <Select
        label="Jenis tiket"
        value={sale.type}
        onChange={({ target }) => setSale({ ...sale, type: target.value })}
        options={left.map(({ id, name, price }) => ({
          value: String(id),
          label: open ? name : `${name}, ${price > 0 ? rupiah(price) : "gratis"}`,
        }))}
      />
      <TextInput
        label="Nama peserta"
        value={sale.name}
        onChange={({ target }) => setSale({ ...sale, name: target.value })}
        required
      />
      {open && (
        <TextInput
          label="Nominal"
          prefix="Rp."
          inputMode="numeric"
          value={sale.price}
          onChange={({ target }) => setSale({ ...sale, price: target.value })}
        />
      )}
      {selling.problem && <Note tone="red">{selling.problem}</Note>}
      <Button type="submit" busy={selling.busy}>
        {amount > 0 ? `Terima tunai ${rupiah(amount)} dan masukkan` : "Daftarkan dan masukkan"}
      </Button>
    </form>
  );
}

interface TakeCashProps {
  slug: string;
  code: string;
  due: number;
  onPaid(): unknown;
}

/** Takes cash for a registration that was not paid, and lets its holder in. */
export function useTakeCash({ slug, code, due, onPaid }: TakeCashProps) {
  const [id] = useState(saleId);
  return useSend({
    mutationFn: () =>
      api.call("POST /api/events/:slug/door/", {
        params: { slug },
        body: { sale_id: id, registration: code, amount: due, enter: true, device: deviceName() },
      }),
    success: "Tunai dicatat.",
    onDone: onPaid,
  });
}
