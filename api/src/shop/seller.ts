import { type OrderStatus, type PaidFor, refundWords } from "@barakah/contract";
import { shipping } from "../ledger/index.ts";
import { type Decision, type Payment, promisedOf, type Seller } from "../payments/index.ts";
import type { Reader } from "../platform/database/database.ts";
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
  type StoredOrder,
} from "./queries/orders.ts";
import { ORDERS } from "./tell-buyer.ts";

/** The buyer reads this sentence instead of the provider's reason. */
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

const SENT: Partial<Record<OrderStatus, string>> = {
  shipped: "Pesananmu sudah kami kirim.",
  finished: "Pesananmu sudah selesai. Semoga barangnya bermanfaat.",
  returned: "Paketnya kembali kepada kami. Harga barangnya akan dikembalikan.",
};

/** The order's state on the payment page: no 'soon' for goods that have arrived. */
async function becomeOf(
  reader: Reader,
  { status, shipping }: StoredOrder,
  { id, amount, refunded_amount }: Payment,
): Promise<PaidFor["now"]> {
  const sent = SENT[status];
  const refund = refundWords(await promisedOf(reader, id)).toLowerCase();
  if (refunded_amount === 0) return sent ? { text: sent } : undefined;
  if (!sent || refunded_amount < amount - shipping)
    return { title: `Sebagian dananya ${refund}`, text: sent ?? "Sisanya tetap kami proses." };
  return {
    title: `Harga barangnya ${refund}`,
    text: "Ongkirnya tidak, karena paketnya sudah dikirim.",
  };
}

/** A verified payment starts processing the order; one that ends releases its goods. */
export const orderSeller: Seller = {
  kind: "order",
  prefix: "ORD",
  about: async (_tx, { reference }) => ({
    name: `Pembayaran pesanan ${reference}`,
    link: ORDERS,
    next: "Pesanannya sedang kami siapkan.",
  }),
  async shown(reader, payment) {
    const order = await orderByPayment(reader, payment.id);
    const lines = await linesOfOrder(reader, order.id);
    const [first, ...others] = lines;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      title: `${first?.product_name ?? "Pesanan"}${others.length > 0 ? ` dan ${others.length} lainnya` : ""}`,
      note: `Pesanan · ${pieces} barang`,
      picture: first ? await pictureOfProduct(reader, first.product_id) : null,
      link: ORDERS,
      // The goods left the cart with the order; they can be bought again from the order list.
      again: ORDERS,
      now: await becomeOf(reader, order, payment),
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
  /** Shipping of a sent parcel is not refundable. */
  async keeps(reader, payment) {
    const { status } = await orderByPayment(reader, payment.id);
    return status in SENT ? [shipping()] : [];
  },
  async delivered(reader, payment) {
    return (await orderByPayment(reader, payment.id)).status in SENT;
  },
  /** The goods stay reserved. A sent order cannot go back to waiting. */
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
  /** Only unsent orders are cancelled: sent goods do not come back. */
  async refunded(tx, payment, { amount }, decision) {
    const order = await lockOrder(tx, payment.id);
    // Staff promise a refund and transfer it later; the provider has paid it when it says so.
    const when = decision.as === "staff" ? "akan" : "sudah";
    const said = told(decision, `Dana ${rupiah(amount)} ${when} dikembalikan.`);
    if (payment.status === "refunded" && order.status === "processing") await cancel(tx, order, said);
    else await recordStep(tx, order.id, { from: order.status, to: order.status, decision: said });
  },
  /** An order cancelled by the refund is reopened if its goods are still available. */
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
    // Read under the lock: a proof may just have arrived, and then money is on its way.
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
