import type { StaffOrder } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { RETURN_LABEL, RETURN_OUTCOMES, type ReturnOutcome } from "@barakah/contract/shop/delivery/words";
import { api } from "../../../platform/browser-api.ts";
import { rupiah } from "../../../platform/format.ts";
import { CONTROL } from "../../../ui/form/control-style.ts";
import { FieldError } from "../../../ui/form/field.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../../ui/staff/form-dialog.tsx";
import { OutcomeChoice } from "./outcome-choice.tsx";

interface Pieces {
  sellable: number;
  unsellable: number;
}
const STATES = [
  { state: "sellable", label: "Layak jual" },
  { state: "unsellable", label: "Tidak layak jual" },
] as const;

/** Sets one of the two counts; the other one is lowered if both together exceed what was sent. */
function withPieces(before: Pieces, state: keyof Pieces, typed: string, sent: number): Pieces {
  const now = Math.min(sent, Number(typed.replace(/\D/g, "")) || 0);
  const other = state === "sellable" ? "unsellable" : "sellable";
  return { ...before, [state]: now, [other]: Math.min(before[other], sent - now) };
}

const meansFor = ({ amount_due, shipping_price, payment_status }: StaffOrder) => ({
  refund:
    payment_status === "refunded"
      ? "Dananya sudah dikembalikan. Pesanan ini berakhir."
      : `Pesanan ini berakhir. Bendahara mengembalikan harga barangnya${amount_due === null ? "" : ` (paling banyak ${rupiah(amount_due - (shipping_price ?? 0))})`}${shipping_price ? "; ongkir tidak, karena sudah dikirim" : ""}.`,
  resend: "Isi paketnya diambil lagi dari stok dan menunggu dikemas; ongkirnya ditanggung toko.",
});

/** What arrived of a returned parcel, and whether the order is refunded or sent again. */
export function ReturnDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const form = useDialogForm({
    initial: {
      items: Object.fromEntries(
        order.parcel.map(({ product_id, quantity }) => [product_id, { sellable: quantity, unsellable: 0 }]),
      ) as Record<number, Pieces>,
      outcome: "refund" as ReturnOutcome,
      note: "",
    },
    send: ({ items, ...rest }, once) =>
      api.call(
        "POST /api/admin/orders/:order_number/returned/",
        {
          params: { order_number: order.order_number },
          body: {
            ...rest,
            items: Object.entries(items).map(([id, pieces]) => ({ product_id: Number(id), ...pieces })),
          },
        },
        once,
      ),
    success: "Paket yang kembali sudah dicatat.",
    onClose,
  });
  const { items, outcome } = form.values;
  const nameOf = (id: number) => order.items.find(({ product_id }) => product_id === id)?.product_name ?? "";
  return (
    <FormDialog
      form={form}
      title="Paket kembali"
      submit={outcome === "refund" ? "Catat dan akhiri pesanan" : "Catat dan kirim lagi"}
    >
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 text-sm font-semibold">
          Apa yang ada di dalamnya? Hanya yang layak jual masuk stok lagi.
        </legend>
        {order.parcel.map(({ product_id, quantity }) => {
          const pieces = items[product_id] ?? { sellable: 0, unsellable: 0 };
          const missing = quantity - pieces.sellable - pieces.unsellable;
          return (
            <div key={product_id} className="rounded-md bg-surface-2 p-3">
              <p className="mb-2 wrap-anywhere">
                <b>{nameOf(product_id)}</b> × {quantity}
                {missing > 0 && <span className="text-text-2"> · {missing} tidak ada di dalamnya</span>}
              </p>
              <div className="grid grid-cols-2 gap-3">
                {STATES.map(({ state, label }) => (
                  <label key={state} className="text-sm">
                    {label}
                    <input
                      inputMode="numeric"
                      aria-label={`${label}: ${nameOf(product_id)}`}
                      className={CONTROL}
                      value={pieces[state]}
                      onChange={({ target }) =>
                        form.change({
                          items: {
                            ...items,
                            [product_id]: withPieces(pieces, state, target.value, quantity),
                          },
                        })
                      }
                    />
                  </label>
                ))}
              </div>
            </div>
          );
        })}
        {form.errorOf("items") && <FieldError>{form.errorOf("items")}</FieldError>}
      </fieldset>
      <OutcomeChoice
        legend="Kelanjutannya"
        name="return-outcome"
        outcomes={RETURN_OUTCOMES}
        labels={RETURN_LABEL}
        means={meansFor(order)}
        value={outcome}
        onChange={(chosen) => form.change({ outcome: chosen })}
      />
      <TextInput
        label="Catatan"
        hint="Dibaca pembeli: mengapa paketnya kembali."
        maxLength={REASON_MOST}
        {...form.field("note")}
      />
    </FormDialog>
  );
}
