import { monthName, weekdayName } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { timeOfDay } from "./format.ts";

/** What a DateBox shows: 'Sab', '12', 'Des'. */
export function dateBox(instant: string) {
  const day = jakartaDay(instant);
  return {
    weekday: weekdayName(day).replace("Ahad", "Ahd").slice(0, 3),
    day: String(Number(day.slice(8))),
    month: monthName(day).slice(0, 3),
  };
}

/** '25 Nov, 09.00' */
export function shortMoment(instant: string) {
  const { day, month } = dateBox(instant);
  return `${day} ${month}, ${timeOfDay(instant)}`;
}

const DAY_MS = 86_400_000;

/** Days by the calendar: from a late evening to the next dawn is one. */
export const calendarDays = (instant: string, now: number): number =>
  (Date.parse(jakartaDay(instant)) - Date.parse(jakartaDay(now))) / DAY_MS;

/** 'hari ini 14.03', 'besok 05.00', else '25 Nov, 09.00'. */
export function nearMoment(instant: string, now: number): string {
  const days = calendarDays(instant, now);
  if (days !== 0 && days !== 1) return shortMoment(instant);
  return `${days === 0 ? "hari ini" : "besok"} ${timeOfDay(instant)}`;
}
