import { dayAndMonth, weekdayName } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";

const DAY = 24 * 3600_000;

const weekdayAndDay = (day: string) => `${weekdayName(day)}, ${dayAndMonth(day)}`;

/** '17–18 November', '29 November–2 Desember', or one day. */
function between(from: string, until: string): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(until)];
  if (first === last) return last;
  const [day = "", month] = first.split(" ");
  return last.endsWith(` ${month}`) ? `${day}–${last}` : `${first}–${last}`;
}

function days(min: number, max: number): string {
  if (max === 0) return "hari yang sama";
  if (min === max) return `${max} hari`;
  return min === 0 ? `paling lama ${max} hari` : `${min}–${max} hari`;
}

/** The days between which a parcel comes: '17–18 November'. */
export const arrivalDays = (min: number, max: number, now: number): string =>
  between(jakartaDay(now + min * DAY), jakartaDay(now + max * DAY));

/** When a parcel that leaves tomorrow comes: 'Tiba 17–18 November, 2–3 hari'. */
export const arrivalOf = (min: number, max: number, now: number): string =>
  `Tiba ${arrivalDays(min, max, now)}, ${days(min, max)}`;

export const arrivesOn = (from: string, until: string): string =>
  from === until ? `Tiba ${weekdayAndDay(until)}` : `Tiba ${between(from, until)}`;

/** 'Ahad, 15 November', of an instant. */
export const weekdayOf = (instant: string): string => weekdayAndDay(jakartaDay(instant));
