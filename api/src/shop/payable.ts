import { type OrderStatus, type PaidFor, refundWords } from "@barakah/contract";
import { discount, shipping, ujrah } from "../ledger/index.ts";
import { type Decision, type Payable, type Payment, promisedOf, type Refund } from "../payments/index.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { freeMoney } from "./book-sellers-money.ts";
import { reopenComplaint } from "./delivery/queries/complaints.ts";
import { updateShipment } from "./delivery/queries/shipments.ts";
import { moveOrder } from "./order-states.ts";
import { orderNumber } from "./queries/order-number.ts";
import { insertOrderRefund, undoOrderRefunds } from "./queries/order-refunds.ts";
import {
  linesOfOrder,
  lockOrder,
  lockOrders,
  orderItems,
  ordersByPayment,
  pictureOfProduct,
  recordStep,
  type StoredOrder,
  updateOrder,
} from "./queries/orders.ts";
import { dueOf, isSent, partsOf } from "./refundable-parts.ts";
import { refuseOwnOrder } from "./refuse-own-order.ts";
import { cancel, lockHeld, reopenOrder } from "./release-goods.ts";
import { DOWNLOADS, ORDERS } from "./tell-buyer.ts";

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

const DOWNLOADED = "Berkasmu ada di Unduhan saya.";
const ON_ITS_WAY = "Tiap toko mengirim paketnya sendiri. Lihat keadaannya di Riwayat belanja.";

/** The state of the orders for the payment page. */
async function becomeOf(
  reader: Reader,
  orders: StoredOrder[],
  { id, amount, refunded_amount }: Payment,
): Promise<PaidFor["now"]> {
  const travelling = orders.filter(({ digital }) => !digital);
  const statuses = new Set(travelling.map(({ status }) => status));
  const [status] = statuses;
  const goods = statuses.size > 1 ? ON_ITS_WAY : status && SENT[status];
  const file = orders.some(({ digital, status }) => digital && status === "finished") ? DOWNLOADED : "";
  const sent = [goods, file].filter(Boolean).join(" ");
  const refund = refundWords(await promisedOf(reader, id)).toLowerCase();
  if (refunded_amount === 0) return sent ? { text: sent } : undefined;
  const shipping = orders.reduce((sum, order) => sum + order.shipping, 0);
  if (!sent || refunded_amount < amount - shipping)
    return { title: `Sebagian dananya ${refund}`, text: sent || "Sisanya tetap kami proses." };
  if (travelling.length === 0)
    return { title: `Dananya ${refund}`, text: "Berkasnya tidak dapat diunduh lagi." };
  return {
    title: `Harga barangnya ${refund}`,
    text: "Ongkirnya tidak, karena paketnya sudah dikirim.",
  };
}

const noteStep = (tx: Tx, { id, status }: StoredOrder, decision: Decision) =>
  recordStep(tx, id, { from: status, to: status, decision });

/** The amount that a refund took from one order. */
function takenFrom(from: Refund["from"], number: string) {
  const shares = from.filter(({ part }) => part === number);
  const of = (account: string) => shares.find((share) => share.account === account)?.amount ?? 0;
  const amount = shares.reduce((sum, share) => sum + share.amount, 0);
  return { amount, ujrah: of(ujrah()), shipping: of(shipping()), discount: 0 - of(discount()) };
}

/** The orders of a payment: verification starts processing them, and closing the payment releases their goods. */
export const orderPayable: Payable = {
  kind: "order",
  prefix: "ORD",
  async about(tx, { id, reference }) {
    const orders = await ordersByPayment(tx, id);
    const [file, goods] = [true, false].map((kind) => orders.some(({ digital }) => digital === kind));
    return {
      name: `Pembayaran pesanan ${reference}`,
      link: file && !goods ? DOWNLOADS : ORDERS,
      next: [goods && "Pesanannya sedang kami siapkan.", file && "Berkasnya sudah ada di Unduhan saya."]
        .filter(Boolean)
        .join(" "),
    };
  },
  async shown(reader, payment) {
    const orders = await ordersByPayment(reader, payment.id);
    const lines = (await Promise.all(orders.map(({ id }) => linesOfOrder(reader, id)))).flat();
    const [first, ...others] = lines;
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const sellers = new Set(orders.map(({ store_id }) => store_id)).size;
    const stores = sellers > 1 ? ` dari ${sellers} toko` : "";
    return {
      title: `${first?.product_name ?? "Pesanan"}${others.length > 0 ? ` dan ${others.length} lainnya` : ""}`,
      note: `Pesanan · ${pieces} barang${stores}`,
      picture: first ? await pictureOfProduct(reader, first.product_id) : null,
      link: ORDERS,
      // The goods left the cart with the order; they can be bought again from the order list.
      again: ORDERS,
      now: await becomeOf(reader, orders, payment),
      add_on: 0,
      shown_as: null,
      progress: null,
    };
  },
  async items(reader, payment) {
    const orders = await ordersByPayment(reader, payment.id);
    return (await Promise.all(orders.map((order) => orderItems(reader, order)))).flat();
  },
  async proofSent(tx, payment, words) {
    for (const order of await lockOrders(tx, payment.id))
      if (order.status === "waiting_payment")
        await moveOrder(tx, order, "waiting_verification", {
          as: "payer",
          reason: words ?? "Bukti transfer dikirim.",
        });
  },
  async verified(tx, payment, decision) {
    for (const order of await lockOrders(tx, payment.id)) {
      if (decision.as === "staff") await refuseOwnOrder(tx, decision.by, order);
      await moveOrder(tx, order, "processing", told(decision, "Pembayaran diterima."));
      if (order.digital)
        await moveOrder(
          tx,
          await lockOrder(tx, order.id),
          "finished",
          told(decision, "Berkasnya dapat diunduh."),
        );
    }
  },
  async parts(reader, payment, lock) {
    const orders = await (lock ? lockOrders(reader as Tx, payment.id) : ordersByPayment(reader, payment.id));
    return partsOf(reader, payment, orders);
  },
  async delivered(reader, payment) {
    return (await ordersByPayment(reader, payment.id)).some(({ status }) => isSent(status));
  },
  /** The goods stay reserved. A sent order cannot go back to waiting. */
  async reversed(tx, payment, decision) {
    const waits = payment.claimed ? "waiting_verification" : "waiting_payment";
    for (const order of await lockOrders(tx, payment.id)) {
      if (order.status !== "processing")
        throw conflict(
          "order_sent",
          order.digital
            ? "Berkasnya sudah diserahkan, jadi keputusannya tidak dapat dibatalkan. Kembalikan dananya bila perlu."
            : "Pesanannya sudah dikirim, jadi keputusannya tidak dapat dibatalkan. Kembalikan dananya bila perlu.",
        );
      await moveOrder(tx, order, waits, told(decision, `Pembayaran diperiksa kembali: ${decision.reason}`));
    }
  },
  /** Only unsent orders are cancelled: sent goods do not come back. */
  async refunded(tx, payment, { from, event }, decision) {
    // Staff promise a refund and transfer it later; a refund by the provider is already paid.
    const when = decision.as === "staff" ? "akan" : "sudah";
    const orders = await lockOrders(tx, payment.id);
    await lockHeld(
      tx,
      orders.filter(({ status }) => status === "processing"),
    );
    for (const order of orders) {
      const taken = takenFrom(from, orderNumber(payment.reference, order.part));
      if (taken.amount === 0) continue;
      const refunded = order.refunded + taken.amount;
      await insertOrderRefund(tx, { order_id: order.id, event, ...taken });
      await updateOrder(tx, order.id, { refunded });
      const said = told(decision, `Dana ${rupiah(taken.amount)} ${when} dikembalikan.`);
      const whole = payment.status === "refunded" || refunded >= dueOf(payment, orders, order);
      if (whole && order.status === "processing") await cancel(tx, order, said);
      else await noteStep(tx, order, said);
      // The goods were returned and their price was refunded: the rest belongs to the seller.
      if (order.status === "returned") await freeMoney(tx, order);
    }
  },
  /** An order cancelled by the refund is reopened if its goods are still available. */
  async restored(tx, payment, amount, decision, _whole, event) {
    const undone = await undoOrderRefunds(tx, event);
    const orders = await lockOrders(tx, payment.id);
    await lockHeld(
      tx,
      orders.filter(({ status }) => status === "cancelled"),
    );
    for (const order of orders) {
      // Before refunds were stored per order, each payment had one order.
      const back = undone.get(order.id) ?? (undone.size === 0 ? amount : 0);
      if (back === 0) continue;
      await updateOrder(tx, order.id, { refunded: Math.max(0, order.refunded - back) });
      const said = told(decision, `Pengembalian ${rupiah(back)} dibatalkan.`);
      if (order.status === "cancelled") {
        await reopenOrder(tx, order, "waiting_verification", said);
        await moveOrder(tx, await lockOrder(tx, order.id), "processing", said);
      } else await noteStep(tx, order, said);
      if (order.status === "shipped" && (await reopenComplaint(tx, order.id, event)))
        await updateShipment(tx, order.id, { ends_at: null, warned_at: null });
      if (order.status === "finished" && order.frees_at === null) await freeMoney(tx, order);
    }
  },
  async closed(tx, payment, decision) {
    const orders = await lockOrders(tx, payment.id);
    // Read under the lock: a proof may just have arrived, and then money is on its way.
    if (decision.as === "payer" && orders.some(({ status }) => status !== "waiting_payment")) {
      throw conflict(
        "proof_waiting",
        "Bukti transfer pesanan ini sedang diperiksa, jadi tidak dapat dibatalkan.",
      );
    }
    await lockHeld(tx, orders);
    for (const order of orders) await cancel(tx, order, whyClosed(payment, decision));
  },
  async reopened(tx, payment, decision) {
    const to = payment.claimed ? "waiting_verification" : "waiting_payment";
    const said = told(decision, "Pembayaran diperiksa lagi, pesanan dibuka kembali.");
    const orders = await lockOrders(tx, payment.id);
    await lockHeld(tx, orders);
    for (const order of orders) await reopenOrder(tx, order, to, said);
  },
};
