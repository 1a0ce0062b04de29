export const DEBIT_STATES = ["open", "charge", "payout", "ignored"] as const;
export type DebitState = (typeof DEBIT_STATES)[number];
