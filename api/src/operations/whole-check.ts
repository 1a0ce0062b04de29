import { jakartaDay } from "@barakah/contract";
import type { Inspection } from "./queries/inspections.ts";

/** The whole history is checked at least every so many days, however long the check takes. */
const WHOLE_EVERY_DAYS = 7;
/** As long as the check of the whole history takes less than this, every check covers all of it. */
const QUICK_SECONDS = 60;
const DAY = 24 * 3600_000;

/**
 * What a check may take as proved: everything until the newest check of the whole history, if that found nothing, took long and
 * is not a week old. Undefined: the whole history is checked.
 */
export function provedBy(
  newest: readonly Inspection[],
  now = Date.now(),
): { mark: string; day: string } | undefined {
  const whole = newest.find(({ figures }) => figures.mark !== undefined);
  if (!whole?.figures.mark || whole.complaints.length > 0) return undefined;
  const at = Date.parse(whole.at);
  const isQuick = (whole.figures.seconds ?? 0) < QUICK_SECONDS;
  if (isQuick || now - at > WHOLE_EVERY_DAYS * DAY) return undefined;
  return { mark: whole.figures.mark, day: jakartaDay(new Date(at - DAY)) };
}
