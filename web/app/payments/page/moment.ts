import { weekdayName } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { dateInWords, timeOfDay } from "../../platform/format.ts";

/** '15 November 2026' */
export const dayOf = dateInWords;

/** '15 November 2026, 14.05' */
export const momentOf = (instant: string): string => `${dayOf(instant)}, ${timeOfDay(instant)}`;

/** 'Senin, 16 November 2026, 14.03 WIB' */
export const deadlineOf = (instant: string): string =>
  `${weekdayName(jakartaDay(instant))}, ${momentOf(instant)} WIB`;

/** 'Masih 23 jam 20 menit.' */
export function timeLeft(instant: string, now: number): string {
  const left = Date.parse(instant) - now;
  if (left <= 0) return "Batas waktunya sudah lewat.";
  const all = Math.floor(left / 60_000);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (all === 0) return "Masih kurang dari semenit.";
  return `Masih ${[hours > 0 && `${hours} jam`, minutes > 0 && `${minutes} menit`].filter(Boolean).join(" ")}.`;
}
