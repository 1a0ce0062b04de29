import { dayAndMonth } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { timeOfDay } from "../platform/format.ts";

const DAY_MS = 24 * 60 * 60_000;

/** '14.03', 'kemarin, 14.03' or '9 November, 14.03', by the phone's clock. */
export function copiedWhen(at: string, now: number): string {
  const time = timeOfDay(at);
  const day = jakartaDay(at);
  const dayOf = (moment: number) => jakartaDay(new Date(moment).toISOString());
  if (day === dayOf(now)) return time;
  return `${day === dayOf(now - DAY_MS) ? "kemarin" : dayAndMonth(day)}, ${time}`;
}
