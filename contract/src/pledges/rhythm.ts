import { dayAndMonth } from "../platform/day-words.ts";
import { daysLater, hijriOf } from "../zakat/umalqura.ts";

/** When a pledge comes due. A month without that day has it on its last one. */
export type Rhythm = { every: "friday" } | { every: "month"; day: number } | { every: "hijri"; day: number };

const FRIDAY = 5;
const RAMADAN = 9;
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

function isTurn(rhythm: Rhythm, day: string): boolean {
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

/** The next time after a day. */
export const turnAfter = (rhythm: Rhythm, day: string): string =>
  firstFrom(daysLater(day, 1), 1, (one) => isTurn(rhythm, one));

/** All times from one day to another, both included. */
export function turnsBetween(rhythm: Rhythm, from: string, to: string): string[] {
  const turns: string[] = [];
  for (let day = turnAfter(rhythm, daysLater(from, -1)); day <= to; day = turnAfter(rhythm, day))
    turns.push(day);
  return turns;
}

/** So many times up to a day, oldest first. */
export function turnsUntil(rhythm: Rhythm, day: string, count: number): string[] {
  const turns: string[] = [];
  for (let at = day; turns.length < count; at = daysLater(turns[0] ?? at, -1))
    turns.unshift(firstFrom(at, -1, (one) => isTurn(rhythm, one)));
  return turns;
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

/** What one time is called: 'November', or of a week '20 November'. */
export const turnName = (rhythm: Rhythm, day: string): string =>
  rhythm.every === "month" ? (dayAndMonth(day).split(" ")[1] ?? "") : dayAndMonth(day);
