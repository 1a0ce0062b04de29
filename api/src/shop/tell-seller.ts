import { type OrderStatus, STORE_SEND_DAYS } from "@barakah/contract";
import { tell } from "../messages/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { shipmentOf } from "./delivery/queries/shipments.ts";
import { numberOf, type StoredOrder } from "./queries/orders.ts";
import { ownerOf } from "./queries/stores.ts";

interface NewsText {
  title: (number: string) => string;
  body: string;
}

/** Notifies the owner of the store of an order. `key` identifies what happened. */
export async function tellSeller(tx: Tx, order: StoredOrder, key: string, said: NewsText, at?: string) {
  if (order.store_id === null) return;
  const number = await numberOf(tx, order.id);
  await tell(tx, {
    ...{ topic: "orders", to: { memberId: await ownerOf(tx, order.store_id) } },
    ...{ title: said.title(number), body: said.body, link: `/toko-saya/pesanan/${number}`, at },
    key: `order ${order.id} seller ${key}`,
    letter: { cause: "anyone", button: { label: "Buka pesanannya" } },
  });
}

const STOPPED: NewsText = {
  title: (number) => `Jangan kirim ${number} dahulu`,
  body: "Pembayarannya diperiksa kembali. Kami kabari bila sudah jelas.",
};

const NEWS: Partial<Record<OrderStatus, NewsText>> = {
  processing: {
    title: (number) => `Pesanan baru: ${number}`,
    body: `Sudah dibayar. Kirim paling lambat ${STORE_SEND_DAYS} hari lagi, lalu isi nomor resinya.`,
  },
  finished: {
    title: (number) => `Pesanan ${number} selesai`,
    body: "Pembeli sudah menerimanya, dan uangnya dapat dicairkan.",
  },
  returned: {
    title: (number) => `Paket ${number} kembali`,
    body: "Paketnya tidak sampai kepada pembeli. Petugas mengurus dananya.",
  },
  cancelled: {
    title: (number) => `Pesanan ${number} dibatalkan`,
    body: "Dananya dikembalikan kepada pembeli. Jangan dikirim; stoknya sudah kembali.",
  },
  waiting_payment: STOPPED,
  waiting_verification: STOPPED,
};

const TO_FETCH: NewsText = {
  title: (number) => `Pesanan baru, diambil: ${number}`,
  body: "Sudah dibayar. Pembeli mengambilnya di tempatmu dan sudah membaca tempat, jam, dan nomormu; nomornya ada di pesanan ini. Sesudah diserahkan, tekan Sudah diambil.",
};

const DOWNLOADED: NewsText = {
  title: (number) => `Terjual: ${number}`,
  body: "Berkasnya langsung diterima pembeli, dan uangnya dapat dicairkan. Tidak ada yang perlu dikirim.",
};

/** Sellers are notified of orders once they are paid. */
export async function tellSellerOfMove(tx: Tx, order: StoredOrder, to: OrderStatus, at?: string) {
  if (order.digital && to === "processing") return;
  const fetched = to === "processing" && !(await shipmentOf(tx, order.id));
  const said = order.digital && to === "finished" ? DOWNLOADED : fetched ? TO_FETCH : NEWS[to];
  const paid = order.status !== "waiting_payment" && order.status !== "waiting_verification";
  if (said && (paid || to === "processing") && order.status !== "cancelled")
    await tellSeller(tx, order, `${to} ${at ?? new Date().toISOString()}`, said, at);
}
