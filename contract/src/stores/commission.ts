/** The commission on a price, rounded down; the rest is the seller's. */
export const ujrahOf = (price: number, percent: number): number => Math.floor((price * percent) / 100);

/** Of a new store, until staff choose another percentage. */
export const STORE_UJRAH_PERCENT = 5;
