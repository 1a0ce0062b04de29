import { daysLater, hijriOf } from "./umalqura.ts";

/** A lunar year has 354 or 355 days; the search begins before the first and ends after the second. */
const YEAR_FROM = 352;
const YEAR_TO = 358;

/** The same Hijri day a year later; if that month has no 30th, the day after its last. */
export function hijriYearLater(day: string): string {
  const begun = hijriOf(day);
  for (let later = YEAR_FROM; later <= YEAR_TO; later++) {
    const found = hijriOf(daysLater(day, later));
    const passed = found.month !== begun.month && found.day === 1;
    if ((found.month === begun.month && found.day === begun.day) || passed) return daysLater(day, later);
  }
  return daysLater(day, 354);
}

/** When the running hawl ends: the first anniversary that is not before `today`. */
export function hawlEnds(started: string, today: string): string {
  let end = hijriYearLater(started);
  while (end < today) end = hijriYearLater(end);
  return end;
}
