import { jakartaDay } from "@barakah/contract/platform/jakarta-day";

const DAY_MS = 86_400_000;

/** By the calendar: an event tomorrow at dawn is 'Besok', though more than a day may be left. */
export function daysUntil(instant: string, now: number): string {
  if (Date.parse(instant) <= now) return "Sedang berlangsung";
  const days = (Date.parse(jakartaDay(instant)) - Date.parse(jakartaDay(now))) / DAY_MS;
  return days === 0 ? "Hari ini" : days === 1 ? "Besok" : `${days} hari lagi`;
}
