import { monthAndYear } from "@barakah/contract/platform/day-words";
import { wholeNumber } from "../../platform/format.ts";

/** The month before (-1) or after (1) this one, as 'YYYY-MM'. */
export function monthBeside(month: string, step: -1 | 1): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + step;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** '1–16 November 2026', or the one day. */
export function spanOf(from: string, to: string): string {
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))];
  return `${first === last ? first : `${first}–${last}`} ${monthAndYear(from)}`;
}

/** '12/11', of a day or an instant's day. */
export const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

/** An amount with its sign; zero is a dash. */
export const signed = (amount: number) =>
  amount === 0 ? "–" : `${amount > 0 ? "+" : "−"}${wholeNumber(Math.abs(amount))}`;

/** '12,5 %', of 1250 hundredths of a percent. */
export const percent = (bp: number) =>
  `${(bp / 100).toLocaleString("id-ID", { maximumFractionDigits: 1 })} %`;

/** Ends typed text with a full stop, so that a sentence can follow. */
export const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
