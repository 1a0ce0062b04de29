/** `asked`: a guest's pledge that is not confirmed by mail yet. */
export const PLEDGE_STATES = ["asked", "active", "paused", "stopped"] as const;
export type PledgeState = (typeof PLEDGE_STATES)[number];

/** The state of one due date. `none`: no reminder, because the pledge was paused or did not exist yet. */
export const DUE_DATE_STATES = ["given", "open", "skipped", "none"] as const;
export type DueDateState = (typeof DUE_DATE_STATES)[number];

/** Funds that can be pledged to, besides campaigns. */
export const PLEDGE_FUNDS = ["infak-umum"] as const;
/** No slug has a colon. */
export const PLEDGE_FUND_PREFIX = "dana:";
export type PledgeFund = (typeof PLEDGE_FUNDS)[number];
