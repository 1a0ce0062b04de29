import type { ZakatBook } from "@barakah/contract";
import type { Rule } from "@barakah/contract/zakat/calculate";

const dayWords = new Intl.DateTimeFormat("id-ID", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const weekdayWords = new Intl.DateTimeFormat("id-ID", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** '14 November 2026' */
export const dayText = (day: string) => dayWords.format(new Date(`${day}T00:00:00Z`));
/** 'Minggu, 15 November 2026' */
export const weekdayText = (day: string) => weekdayWords.format(new Date(`${day}T00:00:00Z`));

/** '2,5%' */
export const rateText = (basisPoints: number) =>
  `${(basisPoints / 100).toLocaleString("id-ID", { maximumFractionDigits: 2 })}%`;

/** '74,375' */
export const decimal = (value: number) => value.toLocaleString("id-ID", { maximumFractionDigits: 3 });

/** 'SK Ketua BAZNAS No. 15 Tahun 2026, ditetapkan 20 Februari 2026.' */
export const sourceText = ({ source, decided_on }: Pick<Rule, "source" | "decided_on">) =>
  `${source}, ditetapkan ${dayText(decided_on)}.`;

/** What stands on every step, and is true: the page sends nothing while it reckons. */
export const PRIVATE = "Dihitung di HP-mu. Tidak dikirim, tidak disimpan, tidak masuk alamat halaman.";
/** Where there is no JavaScript the server must reckon. */
export const PRIVATE_WITHOUT_SCRIPT =
  "Tanpa JavaScript, angkanya dihitung server kami: tidak disimpan, tidak dicatat, tidak masuk alamat halaman.";

export const fitrahIsOpen = (book: ZakatBook) => book.rules.some(({ kind }) => kind === "fitrah");
