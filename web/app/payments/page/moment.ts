import { longDay, weekdayName } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { timeOfDay } from "../../platform/format.ts";

/** '15 November 2026' */
export const dayOf = (instant: string): string => longDay(jakartaDay(instant));

/** '15 November 2026, 14.05' */
export const momentOf = (instant: string): string => `${dayOf(instant)}, ${timeOfDay(instant)}`;

/** 'Senin, 16 November 2026, 14.03 WIB' */
export const deadlineOf = (instant: string): string =>
  `${weekdayName(jakartaDay(instant))}, ${momentOf(instant)} WIB`;

/** 'Masih 23 jam 20 menit.' */
export function timeLeft(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((Date.parse(instant) - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return "Batas waktunya sudah lewat.";
  return hours > 0 ? `Masih ${hours} jam ${minutes % 60} menit.` : `Masih ${minutes} menit.`;
}
