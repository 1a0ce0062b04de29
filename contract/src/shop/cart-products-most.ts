/** The most different products that a cart holds. */
export const CART_MOST_LINES = 100;
export const CART_EMPTY = "Keranjang belanja kosong. Tambahkan produk sebelum melanjutkan ke pembayaran.";
