import { INCOME_MOST_MONTHS, PRICE_MOST_DAYS, type ZakatBook } from "@barakah/contract";

export const priceIsOld = (days: number): boolean => days > PRICE_MOST_DAYS;

/** `months` later; the 31st of a shorter month becomes the first of the next. */
function monthsLater(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
}

/** Whether the decree on income is missing or of long ago. */
export function incomeIsOld({ rules, day }: ZakatBook): boolean {
  const income = rules.find(({ kind }) => kind === "penghasilan");
  return !income || monthsLater(income.decided_on, INCOME_MOST_MONTHS) < day;
}
