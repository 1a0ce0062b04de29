export const DEBIT_STATES = ["open", "charge", "courier", "payout", "refund", "store", "ignored"] as const;
export type DebitState = (typeof DEBIT_STATES)[number];
