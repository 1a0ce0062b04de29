/** Sentences of the specification, word for word. */
export const CHOOSE_METHOD = "Silakan pilih metode pembayaran";
export const INCOMPLETE = "Mohon lengkapi semua data yang diperlukan.";
export const PROOF_MISSING = "Mohon upload bukti transfer";
export const EXACT_AMOUNT = "PENTING! Mohon transfer sesuai sampai dengan 3 digit terakhir";
/** No account, QRIS or provider is set yet. */
export const NO_METHOD = "Komunitas ini belum membuka cara pembayaran. Coba lagi nanti, atau hubungi kami.";
export const QRIS_LIMIT = "QRIS hanya sampai Rp. 10.000.000.";
