import { shipping } from "../ledger/index.ts";
import type { Decision, Payment, Seller } from "../payments/index.ts";
import { conflict } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { cancel, moveOrder, reopenOrder } from "./move-order.ts";
import {
  linesOfOrder,
  lockOrder,
  orderByPayment,
  orderItems,
  pictureOfProduct,
  recordStep,
} from "./queries/orders.ts";
import { ORDERS } from "./tell-buyer.ts";

/** The buyer reads this. What staff write is for them to read; what the provider says is not. */
const told = (decision: Decision, sentence: string): Decision => ({ ...decision, reason: sentence });

function whyClosed(payment: Payment, decision: Decision): Decision {
  if (decision.as === "staff") {
    return payment.status === "rejected"
      ? told(decision, `Pembayaran ditolak: ${decision.reason}`)
      : decision;
  }
  if (decision.as === "payer") return told(decision, "Dibatalkan oleh pembeli.");
  return told(
    decision,
    payment.status === "expired" ? "Batas waktu pembayaran lewat." : "Pembayaran online dibatalkan.",
  );
}

/** What a verified payment means here: the order is prepared. One that ends gives its goods back. */
export const orderSeller: Seller = {
  kind: "order",
  prefix: "ORD",
  about: async (_tx, { reference }) => ({
    name: `Pembayaran pesanan ${reference}`,
    link: ORDERS,
    next: "Pesanannya sedang kami siapkan.",
  }),
  async shown(reader, payment) {
    const lines = await linesOfOrder(reader, (await orderByPayment(reader, payment.id)).id);
    const [first, ...others] = lines;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      title: `${first?.product_name ?? "Pesanan"}${others.length > 0 ? ` dan ${others.length} lainnya` : ""}`,
      note: `Pesanan · ${pieces} barang`,
      picture: first ? await pictureOfProduct(reader, first.product_id) : null,
      link: ORDERS,
      again: "/keranjang",
      add_on: 0,
      shown_as: null,
      progress: null,
    };
  },
  items: async (reader, payment) => orderItems(reader, (await orderByPayment(reader, payment.id)).id),
  async proofSent(tx, payment, words) {
    const order = await lockOrder(tx, payment.id);
    if (order.status === "waiting_payment")
      await moveOrder(tx, order, "waiting_verification", {
        as: "payer",
        reason: words ?? "Bukti transfer dikirim.",
      });
  },
  async verified(tx, payment, decision) {
    await moveOrder(
      tx,
      await lockOrder(tx, payment.id),
      "processing",
      told(decision, "Pembayaran diterima."),
    );
  },
  /** What was sent has cost what it cost. */
  async keeps(reader, payment) {
    const { status } = await orderByPayment(reader, payment.id);
    return status === "shipped" || status === "finished" ? [shipping()] : [];
  },
  /** Its goods stay held for it. What was sent is no longer here to wait. */
  async reversed(tx, payment, decision) {
    const order = await lockOrder(tx, payment.id);
    if (order.status !== "processing")
      throw conflict(
        "order_sent",
        "Pesanannya sudah dikirim, jadi keputusannya tidak dapat dibatalkan. Kembalikan dananya bila perlu.",
      );
    const waits = payment.claimed ? "waiting_verification" : "waiting_payment";
    await moveOrder(tx, order, waits, told(decision, `Pembayaran diperiksa kembali: ${decision.reason}`));
  },
  /** What was sent does not come back by itself: only an order that is still here is cancelled. */
  async refunded(tx, payment, { amount }, decision) {
    const order = await lockOrder(tx, payment.id);
    const said = told(decision, `Dana ${rupiah(amount)} dikembalikan.`);
    if (payment.status === "refunded" && order.status === "processing") await cancel(tx, order, said);
    else await recordStep(tx, order.id, { from: order.status, to: order.status, decision: said });
  },
  /** One that was cancelled by it is bought again, if its goods are still there. */
  async restored(tx, payment, amount, decision) {
    const order = await lockOrder(tx, payment.id);
    const said = told(decision, `Pengembalian ${rupiah(amount)} dibatalkan.`);
    if (order.status === "cancelled") {
      await reopenOrder(tx, order, "waiting_verification", said);
      await moveOrder(tx, await lockOrder(tx, payment.id), "processing", said);
    } else await recordStep(tx, order.id, { from: order.status, to: order.status, decision: said });
  },
  async closed(tx, payment, decision) {
    const order = await lockOrder(tx, payment.id);
    // Read under the lock: the proof may have arrived a moment ago, and then the money is on its way.
    if (decision.as === "payer" && order.status !== "waiting_payment") {
      throw conflict(
        "proof_waiting",
        "Bukti transfer pesanan ini sedang diperiksa, jadi tidak dapat dibatalkan.",
      );
    }
    await cancel(tx, order, whyClosed(payment, decision));
  },
  async reopened(tx, payment, decision) {
    await reopenOrder(
      tx,
      await lockOrder(tx, payment.id),
      payment.claimed ? "waiting_verification" : "waiting_payment",
      told(decision, "Pembayaran diperiksa lagi, pesanan dibuka kembali."),
    );
  },
};
