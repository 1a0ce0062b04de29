import type { PaymentPage } from "@barakah/contract";
import { REFUND_WORDS } from "@barakah/contract/payments/refund-words";
import type { BadgeTone } from "../../ui/status-badge.tsx";

interface Words {
  badge: string;
  tone: BadgeTone;
  /** Over the amount. */
  amount: string;
}

const PENDING: Partial<Record<PaymentPage["next"], string>> = {
  pay_online: "Menunggu pembayaran",
  pay_qris: "Menunggu pembayaran",
  send_proof: "Menunggu transfer",
  wait: "Sedang diperiksa bendahara",
  start_over: "Batas waktu lewat",
};

const ENDED: Record<Exclude<PaymentPage["status"], "pending">, [string, BadgeTone]> = {
  verified: ["Terverifikasi", "ok"],
  rejected: ["Bukti ditolak", "no"],
  expired: ["Kedaluwarsa", "mute"],
  cancelled: ["Dibatalkan", "mute"],
  refunded: [REFUND_WORDS.paid, "info"],
};

const GIVEN_UP = "Kode dilepas";

/** The label of the amount. It is 'zakat' only if the whole amount is zakat. */
export function sumName({ kind, about }: Pick<PaymentPage, "kind" | "about">): string {
  if (kind === "donation") return "Jumlah donasi";
  if (kind !== "zakat") return "Jumlah pembayaran";
  if (about.alms) return "Jumlah infak";
  return about.parts && about.parts.length > 1 ? "Jumlah seluruhnya" : "Jumlah zakat";
}

/** A payment's state in a few words. */
export function pageWords(payment: PaymentPage): Words {
  const { status, next, method, refund_owed, missing, rest_sent } = payment;
  const paid = method === "cash" ? "Jumlah donasi tunai" : sumName(payment);
  if (status === "pending") {
    const badge =
      missing > 0 && !rest_sent ? "Menunggu kekurangannya" : (PENDING[next] ?? "Menunggu pembayaran");
    const tone = next === "start_over" ? "mute" : "wait";
    if (payment.given_up) return { badge: GIVEN_UP, tone, amount: paid };
    const transfer = next === "send_proof" || payment.proof_at !== null;
    // A part payment arrived.
    if (missing > 0) return { badge, tone, amount: "Jumlah seluruhnya" };
    if (next === "wait")
      return { badge, tone, amount: `Jumlah yang kamu ${transfer ? "transfer" : "bayar"}` };
    return { badge, tone, amount: `Jumlah yang perlu ${transfer ? "ditransfer" : "dibayar"}` };
  }
  const [badge, tone] = ENDED[status];
  if (payment.given_up) return { badge: GIVEN_UP, tone, amount: paid };
  if (status === "refunded" && refund_owed > 0)
    return { badge: REFUND_WORDS.owed, tone: "wait", amount: paid };
  return { badge, tone, amount: paid };
}

/** What happens after it is paid. */
const AFTER: Record<PaymentPage["kind"], string> = {
  donation: "donasimu tercatat",
  order: "pesananmu kami siapkan",
  enrolment: "kelasmu terbuka",
  zakat: "zakatmu tercatat",
  event: "tiketmu siap",
};
export const afterPaying = ({ kind, about }: Pick<PaymentPage, "kind" | "about">): string =>
  about.alms ? "infakmu tercatat" : AFTER[kind];
