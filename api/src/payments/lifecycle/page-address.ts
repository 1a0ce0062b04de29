import type { Payment } from "../queries/payments.ts";

/** The page on which a payment can be continued. The address is the permission. */
export const pageOf = ({ page_key }: Pick<Payment, "page_key">): string => `/pembayaran/${page_key}`;

/** The receipts of a gift as PDF, with the same permission. */
export const receiptOf = ({ page_key }: Pick<Payment, "page_key">) =>
  `/api/payments/page/${page_key}/receipt/`;
