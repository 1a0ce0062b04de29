import type { Decision } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import type { Choice } from "../queries/cart.ts";
import { boughtGoods, recordStep, type StoredOrder, updateOrder } from "../queries/orders.ts";
import { lockGoods, takeReplaced } from "../queries/stock.ts";
import { tellReplaced } from "../tell-buyer.ts";
import { tellSeller } from "../tell-seller.ts";
import { insertReplacement, replacementLeft, waitingReplacement } from "./queries/replacements.ts";
import { shipmentOf, updateShipment } from "./queries/shipments.ts";
import { type Sending, sendParcel } from "./send-parcel.ts";

/** Validates the goods to replace: at most what was bought. */
function chosenOf(bought: readonly Choice[], wanted: readonly Choice[] | undefined): Choice[] {
  if (!wanted) return [...bought];
  if (wanted.length === 0) throw invalid({ items: ["Pilih yang dikirim lagi."] });
  const pieces = (id: number) => bought.find(({ product_id }) => product_id === id)?.quantity ?? 0;
  if (new Set(wanted.map(({ product_id }) => product_id)).size !== wanted.length)
    throw invalid({ items: ["Sebut setiap barang sekali."] });
  if (wanted.some(({ product_id, quantity }) => quantity > pieces(product_id)))
    throw invalid({ items: ["Lebih banyak daripada yang dipesan."] });
  return [...wanted];
}

async function refuseSoldOut(tx: Tx, lines: readonly Choice[]) {
  const locked = await lockGoods(
    tx,
    lines.map(({ product_id }) => product_id),
  );
  for (const { id, title, stock } of locked) {
    const quantity = lines.find(({ product_id }) => product_id === id)?.quantity ?? 0;
    if (stock < quantity)
      throw conflict(
        "out_of_stock",
        `Stok ${title} tinggal ${stock}, padahal penggantinya ${quantity}. Tambah stoknya dahulu, atau kembalikan dananya.`,
      );
  }
}

/**
 * In the transaction of the complaint's answer or the parcel's return, with the order locked: takes the goods from stock and queues a second parcel. The
 * order does not complete before that is sent.
 */
export async function beginReplacement(
  tx: Tx,
  order: StoredOrder,
  {
    complaintId = null,
    returnId,
    staffId,
    items,
  }: { complaintId?: number | null; returnId?: number; staffId: number; items?: Choice[] | undefined },
): Promise<void> {
  if (order.status !== "shipped")
    throw conflict("order_status", "Pesanan ini sudah selesai, jadi tidak ada yang dapat diganti.");
  if (await waitingReplacement(tx, order.id))
    throw conflict("replacement_waiting", "Pengganti pesanan ini sudah menunggu dikirim.");
  const lines = chosenOf(await boughtGoods(tx, order.id), items);
  await refuseSoldOut(tx, lines);
  const nth = await insertReplacement(
    tx,
    { order_id: order.id, complaint_id: complaintId, return_id: returnId, decided_by: staffId },
    lines,
  );
  await takeReplaced(tx, order.id, nth, lines);
  await updateShipment(tx, order.id, { ends_at: null, warned_at: null });
  await tellSeller(tx, order, `replacement ${nth}`, {
    title: (number) => `Kirim lagi isi ${number}`,
    body: "Petugas memutuskan penggantinya dikirim. Cetak labelnya dan isi nomor resinya.",
  });
}

/** The replacement was sent: from now on it is the order's parcel, tracked and completed like any other. */
export async function sendReplacement(
  tx: Tx,
  order: StoredOrder,
  sending: Sending,
  decision: Decision,
): Promise<boolean> {
  const replacement = await waitingReplacement(tx, order.id);
  if (order.status !== "shipped" || !replacement) return false;
  const at = new Date().toISOString();
  const before = await shipmentOf(tx, order.id);
  if (before)
    await updateShipment(tx, order.id, { awb: "", delivered_at: null, track: "[]", tracked_at: null });
  const sent = await sendParcel(tx, order.id, sending, at);
  const note = ["Pengganti dikirim", sent, decision.reason].filter(Boolean).join(". ");
  await updateOrder(tx, order.id, { shipping_note: note });
  await replacementLeft(tx, replacement.id, at);
  const said = { ...decision, reason: note };
  await recordStep(tx, order.id, { from: order.status, to: order.status, decision: said });
  await tellReplaced(tx, order, note);
  return true;
}
