import { PERIOD } from "@barakah/contract/transparency/period-words";

/** The address of a report: /transparansi/2026/10, /transparansi/2026. */
export const reportAddress = (period: string) => `/transparansi/${period.replace("-", "/")}`;
export const pdfAddress = (period: string) => `/api/transparency/reports/${period}/pdf/`;

/** Undefined if the address names no period. */
export function periodIn({
  year,
  month,
}: {
  year?: string | undefined;
  month?: string | undefined;
}): string | undefined {
  const period = month === undefined ? (year ?? "") : `${year}-${month}`;
  return PERIOD.test(period) ? period : undefined;
}

/** For instance /penyaluran/campaign-12. */
export const accountWord = (account: string) => account.replace(":", "-");
export const accountIn = (word: string) => word.replace("-", ":");
/** For instance /penyaluran/kepada-fakir. */
export const TO = "kepada-";
