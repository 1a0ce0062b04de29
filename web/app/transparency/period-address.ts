import { PERIOD } from "@barakah/contract/transparency/period-words";

/** The address of a report: /transparansi/2026/10, /transparansi/2026. */
export const reportAddress = (period: string) => `/transparansi/${period.replace("-", "/")}`;
export const pdfAddress = (period: string) => `/api/transparency/reports/${period}/pdf/`;

/** What an address means; nothing where it is no period. */
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

/** The address of the payouts of a fund or campaign within a report: /penyaluran/campaign-12. */
export const accountWord = (account: string) => account.replace(":", "-");
export const accountIn = (word: string) => word.replace("-", ":");
/** Of those to one sort of recipients: /penyaluran/kepada-fakir. */
export const TO = "kepada-";
