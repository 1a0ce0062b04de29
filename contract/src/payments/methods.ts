/** Banks that members transfer to, by the codes that the API uses. */
export const BANKS = ["bsi", "bjb"] as const;
export type Bank = (typeof BANKS)[number];
/** Our QRIS accounts: the first for gifts, the second for goods and courses, which use the first if there is no second. */
export const QRIS_METHODS = ["qris-donasi", "qris-toko"] as const;
export type QrisMethod = (typeof QRIS_METHODS)[number];
export const isQris = (method: string): method is QrisMethod => method.startsWith("qris-");
export const ONLINE_METHOD = "midtrans";
/** Cash received by staff. */
export const CASH_METHOD = "cash";

/** Given by a seller out of the balance of their store. */
export const STORE_METHOD = "store";
/** Neither a transfer nor QRIS: no line of a bank statement shows it. */
export const isOffBank = (method: string): boolean =>
  method === ONLINE_METHOD || method === CASH_METHOD || method === STORE_METHOD;

/** Labels of all methods; which are available is decided by the server. */
export const PAYMENT_METHOD_LABEL = {
  bsi: "Bank Syariah Indonesia (BSI)",
  bjb: "Bank Jabar Banten Syariah (bjb)",
  midtrans: "Pembayaran Online",
  cash: "Tunai",
  store: "Saldo toko",
  "qris-donasi": "QRIS",
  "qris-toko": "QRIS Toko",
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABEL;

/** The methods that a payer can choose. `qris` is the QRIS account that currently receives this kind of payment. */
export const PURCHASE_METHODS = [...BANKS, ONLINE_METHOD, "qris"] as const;
export type PurchaseMethod = (typeof PURCHASE_METHODS)[number];

export const PAYMENT_METHODS = [...BANKS, ONLINE_METHOD, CASH_METHOD, STORE_METHOD, ...QRIS_METHODS] as const;

export const PAYMENT_KINDS = ["donation", "order", "enrolment", "zakat", "event"] as const;
export type PaymentKindName = (typeof PAYMENT_KINDS)[number];
/** Gifts, unlike purchases: a QRIS code is added to them, and the amount that arrives is accepted. */
export const isGiven = (kind: PaymentKindName | "pledge"): boolean =>
  kind === "donation" || kind === "zakat" || kind === "pledge";

export const PAYMENT_STATUSES = [
  "pending",
  "verified",
  "rejected",
  "expired",
  "cancelled",
  "refunded",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
