/** Until staff choose another one. */
export const PAYOUT_LIMIT = 5_000_000;
