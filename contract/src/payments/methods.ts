/** Banks that members transfer to, by the codes that the API uses. */
export const BANKS = ["bsi", "bjb"] as const;
export type Bank = (typeof BANKS)[number];
/** Our QRIS accounts: gifts by the first; goods and courses by the second, or by the first where it stands alone. */
export const QRIS_METHODS = ["qris-donasi", "qris-toko"] as const;
export type QrisMethod = (typeof QRIS_METHODS)[number];
/** What can be asked for by one QRIS. */
export const QRIS_MOST_AMOUNT = 10_000_000;
/** The largest unique code of a QRIS amount. Gifts above `QRIS_WIDE.above` may get a larger one while most are in use. */
export const QRIS_CODES = 999;
export const QRIS_WIDE = { above: 250_000, codes: 9_999 };
export const isQris = (method: string): method is QrisMethod => method.startsWith("qris-");
export const ONLINE_METHOD = "midtrans";
/** Counted by hand, into a box of ours. */
export const CASH_METHOD = "cash";

/** The words of the API. Which accounts there are, and what holds for a method, the server knows. */
export const PAYMENT_METHOD_LABEL = {
  bsi: "Bank Syariah Indonesia (BSI)",
  bjb: "Bank Jabar Banten Syariah (bjb)",
  midtrans: "Pembayaran Online",
  cash: "Tunai",
  "qris-donasi": "QRIS",
  "qris-toko": "QRIS Toko",
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABEL;

export const PAYMENT_METHODS = [...BANKS, ONLINE_METHOD, CASH_METHOD, ...QRIS_METHODS] as const;

export const PAYMENT_KINDS = ["donation", "order", "enrolment", "zakat", "event"] as const;
export type PaymentKindName = (typeof PAYMENT_KINDS)[number];
/** What is given, and not bought: a code is added to it, and it becomes what came of it. */
export const isGiven = (kind: PaymentKindName): boolean => kind === "donation" || kind === "zakat";

export const PAYMENT_STATUSES = [
  "pending",
  "verified",
  "rejected",
  "expired",
  "cancelled",
  "refunded",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How long a payment waits for its money, in minutes. */
export const PAYMENT_MINUTES = 24 * 60;
