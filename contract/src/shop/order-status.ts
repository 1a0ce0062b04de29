/** The states of an order with their words on screen. The API answers with these words. */
export const ORDER_STATUS_LABEL = {
  waiting_payment: "Menunggu Pembayaran",
  waiting_verification: "Menunggu Verifikasi",
  processing: "Diproses",
  shipped: "Dikirim",
  finished: "Selesai",
  cancelled: "Dibatalkan",
  returned: "Paket Kembali",
} as const;
export type OrderStatus = keyof typeof ORDER_STATUS_LABEL;
export type OrderStatusLabel = (typeof ORDER_STATUS_LABEL)[OrderStatus];
