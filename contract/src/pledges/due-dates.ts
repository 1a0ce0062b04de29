import { dayAndMonth } from "../platform/day-words.ts";
import { daysLater, hijriOf } from "../zakat/umalqura.ts";

/** When a pledge is due. In a month without that day, it is due on the last day. */
export type Rhythm = { every: "friday" } | { every: "month"; day: number } | { every: "hijri"; day: number };

const FRIDAY = 5;
const RAMADAN = 9;
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

function isDue(rhythm: Rhythm, day: string): boolean {
  if (rhythm.every === "friday") return weekday(day) === FRIDAY;
  const inMonth = (of: string) => (rhythm.every === "month" ? Number(of.slice(8)) : hijriOf(of).day);
  const now = inMonth(day);
  return now === rhythm.day || (now < rhythm.day && inMonth(daysLater(day, 1)) === 1);
}

function firstFrom(day: string, step: 1 | -1, found: (day: string) => boolean): string {
  let one = day;
  while (!found(one)) one = daysLater(one, step);
  return one;
}

/** The next due date after a day. */
export const dueDateAfter = (rhythm: Rhythm, day: string): string =>
  firstFrom(daysLater(day, 1), 1, (one) => isDue(rhythm, one));

/** All due dates from one day to another, both included. */
export function dueDatesBetween(rhythm: Rhythm, from: string, to: string): string[] {
  const dueDates: string[] = [];
  for (let day = dueDateAfter(rhythm, daysLater(from, -1)); day <= to; day = dueDateAfter(rhythm, day))
    dueDates.push(day);
  return dueDates;
}

/** The last `count` due dates up to a day, oldest first. */
export function dueDatesUntil(rhythm: Rhythm, day: string, count: number): string[] {
  const dueDates: string[] = [];
  for (let at = day; dueDates.length < count; at = daysLater(dueDates[0] ?? at, -1))
    dueDates.unshift(firstFrom(at, -1, (one) => isDue(rhythm, one)));
  return dueDates;
}

/** The first day of the next Ramadan. */
export const nextRamadan = (today: string): string =>
  firstFrom(daysLater(today, 1), 1, (one) => {
    const { month, day } = hijriOf(one);
    return month === RAMADAN && day === 1;
  });

/** 'setiap Jumat', 'tanggal 25', 'tanggal 13 hijriah' */
export function rhythmText(rhythm: Rhythm): string {
  if (rhythm.every === "friday") return "setiap Jumat";
  return `tanggal ${rhythm.day}${rhythm.every === "hijri" ? " hijriah" : ""}`;
}

/** The name of a due date: 'November', or for a weekly pledge '20 November'. */
export const dueDateName = (rhythm: Rhythm, day: string): string =>
  rhythm.every === "month" ? (dayAndMonth(day).split(" ")[1] ?? "") : dayAndMonth(day);
