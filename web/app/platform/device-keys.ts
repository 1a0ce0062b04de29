/** Where this device keeps the payments that were begun on it. Here, so that the home page can look without loading more. */
export const KEPT_PAYMENTS = "barakah-pembayaran";
/** And the gift whose transfer nobody has told us of yet. */
export const BEGUN_GIFT = "barakah-donasi-transfer";
/** And that a proof is here which the server has not taken yet. */
export const UNSENT_PROOFS = "barakah-bukti";
/** Whatever sends proofs by itself went through them. */
export const PROOFS_TRIED = "bukti";
