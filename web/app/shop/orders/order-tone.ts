import type { OrderStatusLabel } from "@barakah/contract/shop/order-status";
import type { BadgeTone } from "../../ui/status-badge.tsx";

const TONE: Record<OrderStatusLabel, BadgeTone> = {
  "Menunggu Pembayaran": "wait",
  "Menunggu Verifikasi": "wait",
  Diproses: "info",
  Dikirim: "info",
  Selesai: "ok",
  Dibatalkan: "mute",
};

export const orderTone = (status: OrderStatusLabel): BadgeTone => TONE[status];
