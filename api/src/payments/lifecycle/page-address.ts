import type { Payment } from "../queries/payments.ts";

/** Where a payment can be taken up again, by whoever has the address. */
export const pageOf = ({ page_key }: Pick<Payment, "page_key">): string => `/pembayaran/${page_key}`;
