import type { OrderStatus } from "@barakah/contract";
import { addNotification } from "../accounts/index.ts";
import { type Decision, paymentById } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import type { StoredOrder } from "./queries/orders.ts";

export const ORDERS = "/riwayat-belanja";

const NEWS: Partial<Record<OrderStatus, { done: string; says(note: string): string }>> = {
  shipped: {
    done: "sudah dikirim",
    says: (note) => (note ? `Dikirim lewat ${note}.` : "Barangnya sedang dalam perjalanan."),
  },
  finished: {
    done: "sudah selesai",
    says: () => "Terima kasih sudah berbelanja. Ceritakan barangnya lewat testimoni.",
  },
};

/** Notifies about the goods; payments notify about money. Buyers are not notified of their own actions. */
export async function tellBuyer(
  tx: Tx,
  order: StoredOrder,
  to: OrderStatus,
  decision: Decision,
): Promise<void> {
  const news = NEWS[to];
  if (!news || decision.as === "payer") return;
  const { reference } = await paymentById(tx, order.payment_id);
  await addNotification(tx, order.member_id, {
    title: `Pesanan ${reference} ${news.done}`,
    body: news.says(decision.reason),
    link: ORDERS,
    at: decision.at,
  });
}

/** The parcel came back; `told` says what becomes of goods and money. */
export async function tellReturned(tx: Tx, order: StoredOrder, told: string): Promise<void> {
  const { reference } = await paymentById(tx, order.payment_id);
  await addNotification(tx, order.member_id, {
    title: `Paket ${reference} kembali ke kami`,
    body: told,
    link: ORDERS,
  });
}

/** The same goods were sent again. */
export async function tellReplaced(tx: Tx, order: StoredOrder, note: string): Promise<void> {
  const { reference } = await paymentById(tx, order.payment_id);
  await addNotification(tx, order.member_id, {
    title: `Pengganti pesanan ${reference} sudah dikirim`,
    body: `${note}.`,
    link: ORDERS,
  });
}
