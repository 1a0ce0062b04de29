/**
 * How long what this phone keeps stays, and how much of it. Copies of pages have no age: the oldest go when there are too many,
 * and all with a new version of the app. What belongs to a member also goes at the sign-out (`forget-others.ts`).
 */

const DAY_MS = 24 * 60 * 60_000;

export const ANSWER_STAYS_MS = 30 * DAY_MS;
export const ANSWERS_MOST = 60;
/** A form with a chosen picture. */
export const DRAFT_STAYS_MS = 7 * DAY_MS;
/** Sent proofs hold a name, a phone number and a picture of a bank transfer. One that waits stays until it is answered. */
export const SENT_PROOF_STAYS_MS = 7 * DAY_MS;
/** A crew's list of tickets after its event, and scans that were sent. A scan that was not sent stays until it is. */
export const SCANNED_STAYS_MS = 7 * DAY_MS;
/** Prices, seats and intentions of another day are not sent without asking. */
export const PURCHASE_STAYS_MS = DAY_MS;
/** Copies of the service worker. */
export const COPIES_MOST = { pages: 40, data: 60, files: 300, tickets: 60 };

export const isPast = (at: string, stays: number) => Date.now() - Date.parse(at) > stays;

export interface SentScan {
  result?: string;
  undone?: { done?: boolean };
}

/** The server has the scan, and knows whether it was taken back. */
export const isSent = ({ result, undone }: SentScan): boolean =>
  result !== undefined && (undone === undefined || undone.done !== undefined);
