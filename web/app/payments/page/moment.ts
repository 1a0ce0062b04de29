import { TIME_ZONE } from "@barakah/contract/platform/locale";

const at = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("id-ID", { timeZone: TIME_ZONE, ...options });
const DAY = at({ day: "numeric", month: "long", year: "numeric" });
const WEEKDAY = at({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const CLOCK = at({ hour: "2-digit", minute: "2-digit", hour12: false });

const clock = (moment: Date) => CLOCK.format(moment).replace(":", ".");

/** '15 November 2026' */
export const dayOf = (instant: string): string => DAY.format(new Date(instant));

/** '15 November 2026, 14.05' */
export function momentOf(instant: string): string {
  const moment = new Date(instant);
  return `${DAY.format(moment)}, ${clock(moment)}`;
}

/** 'Senin, 16 November 2026, 14.03 WIB' */
export function deadlineOf(instant: string): string {
  const moment = new Date(instant);
  return `${WEEKDAY.format(moment)}, ${clock(moment)} WIB`;
}

/** 'Masih 23 jam 20 menit.' */
export function timeLeft(instant: string, now: number): string {
  const minutes = Math.max(0, Math.floor((Date.parse(instant) - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  if (minutes === 0) return "Batas waktunya sudah lewat.";
  return hours > 0 ? `Masih ${hours} jam ${minutes % 60} menit.` : `Masih ${minutes} menit.`;
}
