import type { Payment } from "../queries/payments.ts";

/** The page of a payment. Everybody who has its address may open it. */
export const pageOf = ({ page_key }: Pick<Payment, "page_key">): string => `/pembayaran/${page_key}`;

export const receiptOf = ({ page_key }: Pick<Payment, "page_key">) =>
  `/api/payments/page/${page_key}/receipt/`;
