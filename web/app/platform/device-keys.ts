/** Where this device keeps the payments that were begun on it. Here, so that the home page can look without loading more. */
export const KEPT_PAYMENTS = "barakah-pembayaran";
