import { jakartaDay } from "@barakah/contract";

const DAY_MILLISECONDS = 24 * 3600_000;

const shifted = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MILLISECONDS).toISOString().slice(0, 10);

export const dayAfter = (day: string) => shifted(day, 1);
export const dayBefore = (day: string) => shifted(day, -1);
export const yesterday = (now = new Date()) => shifted(jakartaDay(now), -1);
export const earlier = (one: string, other: string) => (one < other ? one : other);
/** `count` days later, but at most `last`. */
export const someDaysOn = (day: string, count: number, last: string) =>
  earlier(shifted(day, count - 1), last);

export function daysBetween(from: string, through: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= through; day = dayAfter(day)) days.push(day);
  return days;
}
