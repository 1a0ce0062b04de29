/** Sentences of the specification, word for word. */
export const ONLINE_TROUBLE = "Terjadi kesalahan saat memproses pembayaran.";
export const GATEWAY_UNAVAILABLE = "Payment gateway is not available. Please try again later.";
/** Shown below it. */
export const NO_GATEWAY = "Pembayaran online sedang tidak tersedia.";
