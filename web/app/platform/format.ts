import { longDay } from "@barakah/contract/platform/day-words";
import { jakartaClock, jakartaDay } from "@barakah/contract/platform/jakarta-day";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const rupiah = (amount: number): string => `Rp. ${wholeNumber(amount)}`;

/** With the cents that the books leave out. */
export const rupiahWithSen = (amount: number, sen: number): string =>
  sen === 0 ? rupiah(amount) : `${rupiah(amount)},${String(Math.abs(sen)).padStart(2, "0")}`;

export const wholeNumber = (value: number): string => decimalText(value, 0);

/** '1.234,5', with `least` to `most` decimals. Without `Intl`, whose first formatter costs a slow phone 100 ms. */
export function decimalText(value: number, most: number, least = 0): string {
  const [whole = "", parts = ""] = Math.abs(value).toFixed(most).split(".");
  const shown = parts.replace(/0+$/, "").padEnd(least, "0");
  const size = whole.replace(/\B(?=(\d{3})+$)/g, ".") + (shown && `,${shown}`);
  return value < 0 && /[1-9]/.test(size) ? `-${size}` : size;
}

const DAY_PARTS = /^(\d{4})-(\d{2})-(\d{2})$/;

/** dd/mm/yyyy; instants in Jakarta time. */
export function date(value: string): string {
  if (Number.isNaN(Date.parse(value))) return "-";
  const [, year, month, day] = DAY_PARTS.exec(DAY_PARTS.test(value) ? value : jakartaDay(value)) ?? [];
  return `${day}/${month}/${year}`;
}

/** '15 November 2026', for sentences; lists show `date`. */
export const dateInWords = (value: string): string => longDay(jakartaDay(value));

/** hh.mm in Jakarta. */
export const timeOfDay = (instant: string): string => jakartaClock(instant).slice(11, 16).replace(":", ".");

/** In the largest full unit. */
export function timeAgo(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed >= DAY) return `${Math.floor(passed / DAY)} hari lalu`;
  if (passed >= HOUR) return `${Math.floor(passed / HOUR)} jam lalu`;
  if (passed >= MINUTE) return `${Math.floor(passed / MINUTE)} menit lalu`;
  return `${Math.floor(passed / SECOND)} detik lalu`;
}

/** Rounded up; 0 once it has passed. */
export const daysLeft = (deadline: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deadline) - now) / DAY));

export const hasPassed = (deadline: string | null, now: number): boolean =>
  deadline !== null && Date.parse(deadline) < now;

/** May exceed 100; undefined without a target. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((part / whole) * 100) : undefined;

/** '812 KB' or '1,4 MB'. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${decimalText(kilobytes / 1024, 1)} MB`;
}
