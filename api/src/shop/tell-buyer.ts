import type { OrderStatus } from "@barakah/contract";
import { type News, tell } from "../messages/index.ts";
import { type Decision, paymentById } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { shipmentOf } from "./delivery/queries/shipments.ts";
import { goodsOf } from "./queries/order-goods.ts";
import { orderNumber } from "./queries/order-number.ts";
import type { StoredOrder } from "./queries/orders.ts";

export const ORDERS = "/riwayat-belanja";
export const DOWNLOADS = "/unduhan";

interface GoodsNews {
  title(goods: string): string;
  says(note: string): string;
}

const NEWS: Partial<Record<OrderStatus, GoodsNews>> = {
  shipped: {
    title: (goods) => `${goods} sudah dikirim`,
    says: (note) => (note ? `Dikirim lewat ${note}.` : "Barangnya sedang dalam perjalanan."),
  },
  finished: {
    title: (goods) => `Pesanan ${goods} sudah selesai`,
    says: () => "Terima kasih sudah berbelanja. Ceritakan barangnya lewat testimoni.",
  },
};

/** Whether the order's own row says that it is picked up. An order with a shipment is sent. */
const isFetched = ({ digital, fetched, store_id }: StoredOrder) => !digital && (fetched || store_id !== null);

/** For an order that the buyer picked up. */
const FETCHED: GoodsNews = {
  title: (goods) => `${goods} sudah diambil`,
  says: (note) =>
    `${note ? `Diambil oleh ${note}. ` : ""}Tekan Pesanan diterima bila benar, atau Ada masalah bila belum.`,
};

/**
 * Notifies the buyer about the goods, which name the order; its number is in the text. `payments` notifies about money. `key`
 * identifies what happened to this order.
 */
export async function tellOfOrder(
  tx: Tx,
  order: Pick<StoredOrder, "id" | "member_id" | "payment_id" | "part">,
  said: Pick<News, "body" | "at" | "key" | "letter"> & { link?: string; title: (goods: string) => string },
): Promise<void> {
  const { reference, payer_phone: phone } = await paymentById(tx, order.payment_id);
  await tell(tx, {
    link: ORDERS,
    ...said,
    ...{ topic: "orders", to: { memberId: order.member_id, phone } },
    key: `order ${order.id} ${said.key}`,
    title: said.title(await goodsOf(tx, order.id)),
    body: `${said.body.replace(/(?<![.!?])$/, ".")} Nomor pesanan: ${orderNumber(reference, order.part)}.`,
  });
}

const tellOfFile = (tx: Tx, order: StoredOrder, at?: string) =>
  tellOfOrder(tx, order, {
    key: "downloads",
    title: (goods) => `${goods} siap diunduh`,
    body: "Pembayaranmu sudah kami terima. Berkasnya memuat namamu di tiap halaman, dan dapat kamu buka kapan saja di Unduhan saya.",
    link: DOWNLOADS,
    at,
    letter: { cause: "anyone", button: { label: "Buka Unduhan saya" } },
  });

/** Buyers are not notified of their own actions. */
export async function tellBuyer(
  tx: Tx,
  order: StoredOrder,
  to: OrderStatus,
  decision: Decision,
): Promise<void> {
  if (order.digital && to === "finished") return tellOfFile(tx, order, decision.at);
  const fetched = isFetched(order) && !(await shipmentOf(tx, order.id));
  const news = fetched && to === "shipped" ? FETCHED : NEWS[to];
  if (!news || decision.as === "payer") return;
  await tellOfOrder(tx, order, {
    key: `${to} ${decision.at ?? new Date().toISOString()}`,
    title: news.title,
    body: news.says(decision.reason),
    at: decision.at,
  });
}

/** The parcel was returned to its store; `told`: what happens with goods and money. */
export const tellReturned = (tx: Tx, order: StoredOrder, told: string, store = "kami") =>
  tellOfOrder(tx, order, {
    key: `returned ${new Date().toISOString()}`,
    title: (goods) => `Paket kembali ke ${store}: ${goods}`,
    body: told,
  });

/** The same goods were sent again. */
export const tellReplaced = (tx: Tx, order: StoredOrder, note: string) =>
  tellOfOrder(tx, order, {
    key: `replaced ${new Date().toISOString()}`,
    title: (goods) => `Pengganti ${goods} sudah dikirim`,
    body: `${note}.`,
  });
