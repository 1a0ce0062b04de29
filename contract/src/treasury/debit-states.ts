export const DEBIT_STATES = ["open", "charge", "payout", "refund", "ignored"] as const;
export type DebitState = (typeof DEBIT_STATES)[number];
