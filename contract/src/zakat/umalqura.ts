/** The Hijri calendar of Umm al-Qura, as Intl knows it. Days are plain YYYY-MM-DD. */

export interface HijriDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

export const HIJRI_MONTHS = [
  "Muharam",
  "Safar",
  "Rabiulawal",
  "Rabiulakhir",
  "Jumadilawal",
  "Jumadilakhir",
  "Rajab",
  "Syakban",
  "Ramadan",
  "Syawal",
  "Zulkaidah",
  "Zulhijah",
] as const;

const DAY = 24 * 3600_000;

// Made on first use: it costs some milliseconds, and most pages never ask.
let reader: Intl.DateTimeFormat | undefined;
const parts = (at: Date) => {
  reader ??= new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
    timeZone: "UTC",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  return reader.formatToParts(at);
};

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

export function hijriOf(day: string): HijriDay {
  const found = { year: 0, month: 0, day: 0 };
  for (const { type, value } of parts(new Date(noon(day))))
    if (type === "year" || type === "month" || type === "day") found[type] = Number.parseInt(value, 10);
  return found;
}

/** '5 Jumadilakhir 1448 H' */
export const hijriText = ({ year, month, day }: HijriDay): string =>
  `${day} ${HIJRI_MONTHS[month - 1] ?? ""} ${year} H`;

export const daysLater = (day: string, days: number): string => dayOf(noon(day) + days * DAY);

/** Days from one to the other; negative if it has passed. */
export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / DAY);
