import type { CallLog } from "./calls.ts";
import type { Stage } from "./stage.ts";

/** One night being played. */
export interface Shift {
  stage: Stage;
  url: string;
  log: CallLog;
  campaigns: number;
  over: boolean;
  /** References of gifts that the app acknowledged, by how they were given. */
  given: { transfer: string[]; qris: string[]; online: string[] };
  /** Gifts that were begun, acknowledged or not. */
  begun: number;
  /** Gifts that the client could not begin in time, because too many were still open. */
  held: number;
  approved: Set<string>;
}

export const newShift = (stage: Stage, log: CallLog, campaigns: number): Shift => ({
  stage,
  url: stage.url,
  log,
  campaigns,
  over: false,
  given: { transfer: [], qris: [], online: [] },
  begun: 0,
  held: 0,
  approved: new Set(),
});

/** A fifth goes to the best known campaign. */
export const slugOf = ({ campaigns }: Shift, nth: number) =>
  nth % 5 === 0 ? "malam-1" : `malam-${1 + ((nth * 7919) % campaigns)}`;
