import { jakartaDay, type PeriodState } from "@barakah/contract";

export const thisMonth = () => jakartaDay().slice(0, 7);

/** The first and the last closed month. */
export interface Closed {
  first: string | undefined;
  last: string | undefined;
}

/** The state of a month, or of a year by its last month. */
export function periodState(last: string, closed: Closed): PeriodState {
  if (last >= thisMonth()) return "running";
  if (closed.last === undefined || last > closed.last) return "ended";
  return closed.first !== undefined && last < closed.first ? "earlier" : "closed";
}
