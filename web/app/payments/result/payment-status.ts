import { ONLINE_METHOD, type PaymentMethod, type PaymentStatus } from "@barakah/contract/payments/methods";
import type { BadgeTone } from "../../ui/status-badge.tsx";

const LABEL: Record<Exclude<PaymentStatus, "pending">, string> = {
  verified: "Terverifikasi",
  rejected: "Ditolak",
  expired: "Kedaluwarsa",
  cancelled: "Dibatalkan",
  refunded: "Dikembalikan",
};

const TONE: Record<PaymentStatus, BadgeTone> = {
  pending: "wait",
  verified: "ok",
  rejected: "no",
  expired: "mute",
  cancelled: "mute",
  refunded: "info",
};

/** A payment's state in texts. An online payment waits for its payer, a transfer for the treasurer. */
export function statusWords(status: PaymentStatus, method: PaymentMethod): { text: string; tone: BadgeTone } {
  const tone = TONE[status];
  if (status !== "pending") return { text: LABEL[status], tone };
  return { text: method === ONLINE_METHOD ? "Menunggu Pembayaran" : "Menunggu Verifikasi", tone };
}
