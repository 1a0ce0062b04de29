import type { Order } from "@barakah/contract";
import type { OrderStatusLabel } from "@barakah/contract/shop/order-status";
import type { BadgeTone } from "../../ui/status-badge.tsx";

/** An order that was fetched was not sent. */
export const statusWords = ({ fetched }: Pick<Order, "fetched">, status: OrderStatusLabel): string =>
  status === "Dikirim" && fetched ? "Diambil" : status;

const TONE: Record<OrderStatusLabel, BadgeTone> = {
  "Menunggu Pembayaran": "wait",
  "Menunggu Verifikasi": "wait",
  Diproses: "info",
  Dikirim: "info",
  Selesai: "ok",
  Dibatalkan: "mute",
  "Paket Kembali": "mute",
};

export const orderTone = (status: OrderStatusLabel): BadgeTone => TONE[status];
