// Written out: the first formatter that `Intl` makes costs a slow phone a tenth of a second, before the page answers a tap.
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

/** 'November', of '2026-11' or a day in it. */
export const monthName = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1] ?? "";

/** 'November 2026', of '2026-11'. */
export const monthAndYear = (month: string): string => `${monthName(month)} ${month.slice(0, 4)}`;

/** '15 November', of a calendar day, as are the others. */
export const dayAndMonth = (day: string): string => `${Number(day.slice(8, 10))} ${monthName(day)}`;

/** '15 November 2026' */
export const longDay = (day: string): string => `${dayAndMonth(day)} ${day.slice(0, 4)}`;

/** 'November 2026' of a month, '15 November 2026' of a day. */
export const monthOrDay = (period: string): string =>
  period.length > 7 ? longDay(period) : monthAndYear(period);

/** Earlier versions wrote calendar days as '2026-11-15' into texts that are never edited, such as a payment's history. */
export const daysInWords = (text: string): string =>
  text.replace(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, longDay);

/** 'Ahad' */
export const weekdayName = (day: string): string =>
  WEEKDAYS[new Date(`${day.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? "";

/** 'Ahad, 15 November 2026' */
export const fullDay = (day: string): string => `${weekdayName(day)}, ${longDay(day)}`;
