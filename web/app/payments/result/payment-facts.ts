import type { PaymentState } from "@barakah/contract";
import {
  isQris,
  ONLINE_METHOD,
  PAYMENT_METHOD_LABEL,
  type PaymentMethod,
  type PaymentStatus,
} from "@barakah/contract/payments/methods";
import { refundWords } from "@barakah/contract/payments/refund-words";
import type { BadgeTone } from "../../ui/status-badge.tsx";

/** From the address, which anybody can write. */
export interface RedirectParams {
  orderId: string;
  statusCode?: string;
  transactionStatus?: string;
  amount?: number;
  method?: string;
}

export interface PaymentFacts {
  orderId: string;
  amount: number;
  method: string;
  statusCode: string;
  status: string;
  tone: BadgeTone;
}

/** By the specification, for unknown payments. */
const UNKNOWN_AMOUNT = 100_000;
const UNKNOWN_METHOD = "Bank Transfer";

const STATUS_CODE: Record<PaymentState["status"], string> = { success: "200", pending: "201", failed: "202" };
const PAGE_WORDS: Record<PaymentState["status"], string> = {
  success: "Berhasil",
  pending: "Menunggu Pembayaran",
  failed: "Gagal",
};
/** Midtrans' `transaction_status` where it says more than the page. */
const PROVIDER_WORDS = new Map([
  ["deny", "Ditolak"],
  ["cancel", "Dibatalkan"],
  ["expire", "Kedaluwarsa"],
]);
const REDIRECTED_TONE: Record<PaymentState["status"], BadgeTone> = {
  success: "ok",
  pending: "wait",
  failed: "no",
};

function knownFacts(payment: PaymentState): PaymentFacts {
  const { text, tone } = statusWords(payment.payment_status, payment.payment_method, payment.refund_owed);
  return {
    orderId: payment.order_id,
    amount: payment.amount,
    method: PAYMENT_METHOD_LABEL[payment.payment_method],
    statusCode: STATUS_CODE[payment.status],
    status: text,
    tone,
  };
}

export function redirectedFacts(params: RedirectParams, page: PaymentState["status"]): PaymentFacts {
  const label = PAYMENT_METHOD_LABEL[params.method as PaymentMethod] as string | undefined;
  return {
    orderId: params.orderId || "-",
    amount: params.amount ?? UNKNOWN_AMOUNT,
    method: label ?? UNKNOWN_METHOD,
    statusCode: params.statusCode ?? STATUS_CODE[page],
    status: PROVIDER_WORDS.get(params.transactionStatus ?? "") ?? PAGE_WORDS[page],
    tone: REDIRECTED_TONE[page],
  };
}

/** The server's data take precedence over the address. */
export const factsOf = (
  payment: PaymentState | undefined,
  params: RedirectParams,
  page: PaymentState["status"],
): PaymentFacts => (payment ? knownFacts(payment) : redirectedFacts(params, page));

const LABEL: Record<Exclude<PaymentStatus, "pending" | "refunded">, string> = {
  verified: "Terverifikasi",
  rejected: "Ditolak",
  expired: "Kedaluwarsa",
  cancelled: "Dibatalkan",
};

const TONE: Record<PaymentStatus, BadgeTone> = {
  pending: "wait",
  verified: "ok",
  rejected: "no",
  expired: "mute",
  cancelled: "mute",
  refunded: "info",
};

/** `proved`: a proof was sent. */
export function statusWords(
  status: PaymentStatus,
  method: PaymentMethod,
  refundOwed = 0,
  proved = true,
): { text: string; tone: BadgeTone } {
  const tone = status === "refunded" && refundOwed > 0 ? "wait" : TONE[status];
  if (status === "refunded") return { text: refundWords(refundOwed), tone };
  if (status !== "pending") return { text: LABEL[status], tone };
  if (method === ONLINE_METHOD) return { text: "Menunggu Pembayaran", tone };
  // True before and after the money was seen.
  if (isQris(method)) return { text: "Belum Terverifikasi", tone };
  return { text: proved ? "Menunggu Verifikasi" : "Menunggu Transfer", tone };
}
