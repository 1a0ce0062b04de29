/** Where this device keeps the payments that were begun on it. Here, so that the home page can look without loading more. */
export const KEPT_PAYMENTS = "barakah-pembayaran";
/** And the gift whose transfer nobody has told us of yet. */
export const BEGUN_GIFT = "barakah-donasi-transfer";
