/**
 * After the bank account was changed, payouts wait this many days, so that the seller can notice a change by somebody else.
 */
export const ACCOUNT_HOLD_DAYS = 3;
