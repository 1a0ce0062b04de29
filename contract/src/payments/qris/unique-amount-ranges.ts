/** The largest amount of one QRIS payment. */
export const QRIS_MOST_AMOUNT = 10_000_000;

/** The largest unique code of a QRIS amount. Gifts above `QRIS_WIDE.above` may get a larger one while most are in use. */
export const QRIS_CODES = 999;
export const QRIS_WIDE = { above: 250_000, codes: 9_999 };
