/** A seller sends a paid order within so many days. */
export const STORE_SEND_DAYS = 2;
