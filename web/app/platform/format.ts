import { TIME_ZONE } from "@barakah/contract/platform/locale";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Made once: `toLocaleString` makes another one each time, a fifth of what rendering a list costs. */
const whole = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 });

export const wholeNumber = (value: number): string => whole.format(value);

export const rupiah = (amount: number): string => `Rp. ${wholeNumber(amount)}`;

/** As a bank wrote it, with the hundredths that the books leave out. */
export const rupiahWithSen = (amount: number, sen: number): string =>
  sen === 0 ? rupiah(amount) : `${rupiah(amount)},${String(Math.abs(sen)).padStart(2, "0")}`;

const inJakarta = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** dd/mm/yyyy. A calendar day (YYYY-MM-DD) stays that day; an instant is read in Jakarta. */
export function date(value: string): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? "-" : inJakarta.format(instant);
}

const clockInJakarta = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
});

/** hh.mm in Jakarta. */
export function timeOfDay(instant: string): string {
  return clockInJakarta.format(new Date(instant)).replace(":", ".");
}

/** 'n hari lalu', 'n jam lalu', 'n menit lalu' or 'n detik lalu': the largest unit that is full. */
export function timeAgo(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed >= DAY) return `${Math.floor(passed / DAY)} hari lalu`;
  if (passed >= HOUR) return `${Math.floor(passed / HOUR)} jam lalu`;
  if (passed >= MINUTE) return `${Math.floor(passed / MINUTE)} menit lalu`;
  return `${Math.floor(passed / SECOND)} detik lalu`;
}

/** Days until the deadline, the begun one counted; 0 once it has passed. */
export function daysLeft(deadline: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deadline) - now) / DAY));
}

export function hasPassed(deadline: string | null, now: number): boolean {
  return deadline !== null && Date.parse(deadline) < now;
}

/** The rounded percentage, which may be above 100; nothing when there is no target to reach. */
export function percentOf(part: number, whole: number): number | undefined {
  return whole > 0 ? Math.round((part / whole) * 100) : undefined;
}
