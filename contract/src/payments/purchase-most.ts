/** Ten billion rupiah: above it, a typing error is likelier than a payment. */
export const PURCHASE_MOST = 10_000_000_000;
