import { fromJakartaClock, jakartaClock } from "@barakah/contract/platform/jakarta-day";

/** A field for a day and an hour as clocks in Jakarta show them; empty where there is none. */
export const CLOCK = { type: "datetime-local", max: "9999-12-31T23:59" } as const;

export const clockOf = (instant: string | null) => (instant ? jakartaClock(instant).slice(0, 16) : "");

/** What is no time is sent as it is, so that the server says which field is wrong. */
export function instantOf(clock: string): string {
  const at = fromJakartaClock(`${clock}:00`);
  return Number.isNaN(at.getTime()) ? clock : at.toISOString();
}

export const instantOrNull = (clock: string) => (clock ? instantOf(clock) : null);
