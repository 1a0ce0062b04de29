import { monthAndYear, monthName } from "../platform/day-words.ts";

/** A month, '2026-10', or a year, '2026': what a report is about. */
export const PERIOD = /^20\d\d(-(0[1-9]|1[0-2]))?$/;
/** The report that is shown first: of the last month that was closed, or of the running one. */
export const NEWEST = "newest";
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/**
 * running: not over yet. ended: over, and later postings may still come in. closed: its report is stored and never changes.
 * earlier: from before the first month that was closed; nothing comes in any more.
 */
export const PERIOD_STATES = ["running", "ended", "closed", "earlier"] as const;
export type PeriodState = (typeof PERIOD_STATES)[number];

/** 'Oktober 2026', or 'Tahun 2026'. */
export const periodName = (period: string): string =>
  period.length === 4 ? `Tahun ${period}` : monthAndYear(period);

/** 'Okt'. */
export const monthAbbreviation = (month: string): string => monthName(month).slice(0, 3);

/** The first and the last month of a period. */
export const monthsOf = (period: string): { first: string; last: string } =>
  period.length === 4 ? { first: `${period}-01`, last: `${period}-12` } : { first: period, last: period };

/** '2026-10-31'. */
export const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** So many months later, or earlier where it is below zero. */
export const monthsLater = (month: string, count: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count, 1))
    .toISOString()
    .slice(0, 7);
