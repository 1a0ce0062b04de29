/** Minutes that a seat is held for a payment by QRIS. */
export const EVENT_QRIS_MINUTES = 60;
