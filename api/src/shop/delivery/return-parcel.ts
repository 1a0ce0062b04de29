import type { ReturnOutcome } from "@barakah/contract";
import { type Payment, paymentById } from "../../payments/index.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { moveOrder, wrongMoment } from "../order-states.ts";
import { noOrder } from "../pay-order.ts";
import {
  lockOrder,
  orderByNumber,
  ordersByPayment,
  recordStep,
  type StoredOrder,
} from "../queries/orders.ts";
import { takeBackStock } from "../queries/stock.ts";
import { senderName } from "../queries/stores.ts";
import { inTransaction, type Recorder } from "../recorded-transaction.ts";
import { dueOf } from "../refundable-parts.ts";
import { tellReturned } from "../tell-buyer.ts";
import { closeComplaint, openComplaintOf } from "./queries/complaints.ts";
import { waitingReplacement } from "./queries/replacements.ts";
import { type Arrived, insertReturn, lastParcel, piecesOut } from "./queries/returns.ts";
import { beginReplacement } from "./replacement-parcel.ts";

export interface Returning {
  staffId: number;
  orderNumber: string;
  outcome: ReturnOutcome;
  items: Arrived[];
  /** Read by the buyer. */
  note: string;
  record?: Recorder;
}

const piecesOf = (items: readonly Arrived[], which: "sellable" | "unsellable") =>
  items.reduce((sum, item) => sum + item[which], 0);

/** At most what left and did not come back; without any goods, staff must say what happened. */
async function arrivedOf(tx: Tx, orderId: string, { items, note }: Returning): Promise<Arrived[]> {
  const out = await piecesOut(tx, orderId);
  const arrived = items.filter(({ sellable, unsellable }) => sellable + unsellable > 0);
  if (new Set(arrived.map(({ product_id }) => product_id)).size !== arrived.length)
    throw invalid({ items: ["Sebut setiap barang sekali."] });
  if (arrived.some((item) => item.sellable + item.unsellable > (out.get(item.product_id) ?? 0)))
    throw invalid({ items: ["Lebih banyak daripada yang dikirim."] });
  if (arrived.length === 0 && note.trim() === "")
    throw invalid({ note: ["Tidak ada barang yang kembali? Tulis apa yang terjadi."] });
  return arrived;
}

function contents(arrived: readonly Arrived[], sent: number): string {
  const [good, bad] = [piecesOf(arrived, "sellable"), piecesOf(arrived, "unsellable")];
  const missing = sent - good - bad;
  const found = [
    good > 0 && `${good} layak jual`,
    bad > 0 && `${bad} tidak layak jual`,
    missing > 0 && `${missing} tidak ada di dalamnya`,
  ];
  return `Paket kembali: ${found.filter(Boolean).join(", ")}.`;
}

/** The refundable part of the goods' price; shipping is not refundable. */
async function leftOf(tx: Tx, payment: Payment, order: StoredOrder): Promise<number> {
  const { status, amount, written_off, refunded_amount } = payment;
  if (status !== "verified") return 0;
  const due = dueOf(payment, await ordersByPayment(tx, payment.id), order) - order.refunded;
  return Math.max(0, Math.min(due, amount - written_off - refunded_amount) - order.shipping);
}

function sentence(outcome: ReturnOutcome, left: number, { shipping }: StoredOrder, store?: string): string {
  if (outcome === "resend")
    return `${store ? `${store} mengirimnya` : "Kami kirim"} lagi, tanpa ongkir tambahan.`;
  if (left === 0) return "Pesanan ini berakhir; dananya sudah diputuskan untuk dikembalikan.";
  const kept = shipping > 0 ? " Ongkirnya tidak, karena paketnya sudah dikirim." : "";
  return `${rupiah(left)} akan dikembalikan; bendahara yang mentransfernya.${kept}`;
}

async function refuse(tx: Tx, order: StoredOrder, outcome: ReturnOutcome, payment: Payment) {
  if (order.status !== "shipped") throw wrongMoment(order.status);
  if (outcome === "resend" && payment.status === "refunded")
    throw conflict("already_refunded", "Dananya sudah dikembalikan, jadi tidak dikirim lagi.");
  if (outcome === "refund" && (await waitingReplacement(tx, order.id)))
    throw conflict(
      "replacement_waiting",
      "Pengganti pesanan ini menunggu dikirim. Pilih Kirim lagi: barang yang kembali masuk stok, dan penggantinya tetap dikirim.",
    );
}

/**
 * A parcel came back. In one transaction, under the order's lock: sellable goods return to stock, an open complaint is
 * answered, and the order ends (a treasurer then refunds it on its payment's page) or its last parcel is packed again.
 */
export const returnParcel = (database: Database, returning: Returning) =>
  inTransaction(
    database,
    async (tx) => {
      const found = await orderByNumber(tx, returning.orderNumber);
      if (!found) throw noOrder();
      const order = await lockOrder(tx, found.id);
      const payment = await paymentById(tx, order.payment_id);
      const { outcome, staffId, note } = returning;
      await refuse(tx, order, outcome, payment);
      const arrived = await arrivedOf(tx, order.id, returning);
      const parcel = await lastParcel(tx, order.id);
      const sent = parcel.reduce((sum, { quantity }) => sum + quantity, 0);
      const store = await senderName(tx, order.store_id);
      const next = sentence(outcome, await leftOf(tx, payment, order), order, store);
      const told = [contents(arrived, sent), note, next].filter(Boolean).join(" ");
      const decision = { as: "staff" as const, by: staffId, reason: told };
      const { id: returnId, nth } = await insertReturn(
        tx,
        { order_id: order.id, outcome, note, decided_by: staffId },
        arrived,
      );
      const sellable = arrived.filter((item) => item.sellable > 0);
      await takeBackStock(
        tx,
        order.id,
        nth,
        sellable.map((item) => ({ product_id: item.product_id, quantity: item.sellable })),
      );
      const complaint = await openComplaintOf(tx, order.id);
      if (complaint) {
        const answered = outcome === "refund" ? "refund" : "replace";
        await closeComplaint(tx, complaint.id, { by: staffId, outcome: answered, answer: told });
      }
      if (outcome === "refund") await moveOrder(tx, order, "returned", decision);
      else {
        if (!(await waitingReplacement(tx, order.id)))
          await beginReplacement(tx, order, { returnId, staffId, items: parcel });
        await recordStep(tx, order.id, { from: order.status, to: order.status, decision });
      }
      await tellReturned(tx, order, told, store);
    },
    returning.record,
  );
