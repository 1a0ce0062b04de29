/** The refusal of the server, and the heading of the page that shows it. */
export const CART_EMPTY = "Keranjang belanja kosong. Tambahkan produk sebelum melanjutkan ke pembayaran.";
