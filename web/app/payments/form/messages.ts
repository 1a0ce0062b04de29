/** Sentences of the specification, word for word. */
export const CHOOSE_METHOD = "Silakan pilih metode pembayaran";
export const INCOMPLETE = "Mohon lengkapi semua data yang diperlukan.";
export const PROOF_MISSING = "Mohon upload bukti transfer";
export const EXACT_AMOUNT = "PENTING! Mohon transfer sesuai sampai dengan 3 digit terakhir";

export const ONLINE_TROUBLE = "Terjadi kesalahan saat memproses pembayaran.";
export const GATEWAY_UNAVAILABLE = "Payment gateway is not available. Please try again later.";
export const ONLINE_FAILED = "Payment failed. Please try again.";
export const ONLINE_CLOSED = "Payment canceled. Please complete the payment to proceed.";
export const ONLINE_PENDING = "Payment is pending. Please complete the payment.";
export const ONLINE_UNRECORDED = "Payment successful, but failed to update status. Please contact support.";
/** Shown below the English sentences of the specification. */
export const IN_INDONESIAN: Record<string, string | undefined> = {
  [GATEWAY_UNAVAILABLE]:
    "Pembayaran online sedang tidak tersedia. Coba lagi nanti atau pilih cara bayar lain.",
  [ONLINE_FAILED]: "Pembayaran gagal. Silakan coba lagi.",
  [ONLINE_CLOSED]: "Pembayaran belum selesai. Kamu bisa melanjutkannya kapan saja.",
  [ONLINE_PENDING]: "Pembayaran masih menunggu. Selesaikan sebelum batas waktunya.",
  [ONLINE_UNRECORDED]:
    "Pembayaranmu berhasil, tetapi statusnya belum tercatat. Jangan membayar lagi; hubungi kami.",
};
export const QRIS_LIMIT = "QRIS hanya sampai Rp. 10.000.000.";
