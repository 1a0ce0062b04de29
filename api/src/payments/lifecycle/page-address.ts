import type { Payment } from "../queries/payments.ts";

/** Where a payment can be taken up again, by whoever has the address. */
export const pageOf = ({ page_key }: Pick<Payment, "page_key">): string => `/pembayaran/${page_key}`;

/** Where the receipts of a gift are as PDF, for whoever has the address of its page. */
export const receiptOf = ({ page_key }: Pick<Payment, "page_key">) =>
  `/api/payments/page/${page_key}/receipt/`;
