// Not from `Intl`: creating its first formatter takes a slow phone a tenth of a second.
const MONTHS = [
  "Januari",
  "Februari",
  "Maret",
  "April",
  "Mei",
  "Juni",
  "Juli",
  "Agustus",
  "September",
  "Oktober",
  "November",
  "Desember",
];
const WEEKDAYS = ["Ahad", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"];

/** 'November' for the month '2026-11' or a day in it. */
export const monthName = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1] ?? "";

/** 'November 2026' for the month '2026-11' or a day in it. */
export const monthAndYear = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;

/** '15 November' for the day '2026-11-15'. */
export const dayAndMonth = (day: string): string => `${Number(day.slice(8, 10))} ${monthName(day)}`;

/** '15 November 2026' */
export const longDay = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

/** 'November 2026' for a month, '15 November 2026' for a day. */
export const monthOrDay = (period: string): string =>
  period.length > 7 ? longDay(period) : monthAndYear(period);

/** Replaces days like '2026-11-15', which earlier versions wrote into stored texts, such as a payment's history. */
export const daysInWords = (text: string): string =>
  text.replace(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, longDay);

/** 'Ahad' */
export const weekdayName = (day: string): string =>
  WEEKDAYS[new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";

/** 'Ahad, 15 November 2026' */
export const fullDay = (day: string): string => `${weekdayName(day)}, ${longDay(day)}`;
