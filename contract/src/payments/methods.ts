/** Banks that members transfer to, by the codes that the API uses. */
export const BANKS = ["bsi", "bjb"] as const;
export type Bank = (typeof BANKS)[number];
export const ONLINE_METHOD = "midtrans";

export const PAYMENT_METHOD_LABEL = {
  bsi: "Bank Syariah Indonesia (BSI)",
  bjb: "Bank Jabar Banten Syariah (bjb)",
  midtrans: "Pembayaran Online",
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABEL;

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
