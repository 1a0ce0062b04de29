/** `asked`: a guest's, until its mail is answered. */
export const PLEDGE_STATES = ["asked", "active", "paused", "stopped"] as const;
export type PledgeState = (typeof PLEDGE_STATES)[number];

/** Of one time. `none`: there was no reminder, because it was paused or not made yet. */
export const DUE_DATE_STATES = ["given", "open", "skipped", "none"] as const;
export type DueDateState = (typeof DUE_DATE_STATES)[number];

/** Funds that can be pledged to, besides campaigns. */
export const PLEDGE_FUNDS = ["infak-umum"] as const;
export type PledgeFund = (typeof PLEDGE_FUNDS)[number];

/** What is offered where the whole is too much for now. */
export const halfOf = (amount: number): number => Math.ceil(amount / 2000) * 1000;

/** After so many missed times it asks whether to pause. */
export const MISSED_ASKS = 3;
