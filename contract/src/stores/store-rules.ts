/**
 * After the bank account was changed, payouts wait this many days, so that the seller can notice a change by somebody else.
 */
export const ACCOUNT_HOLD_DAYS = 3;

/** A seller sends a paid order within so many days. */
export const STORE_SEND_DAYS = 2;

/** The seller's part of a price; the commission is rounded down. */
export const ujrahOf = (price: number, percent: number): number => Math.floor((price * percent) / 100);
