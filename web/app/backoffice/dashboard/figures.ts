import type { DashboardSeries } from "@barakah/contract";
import { monthName } from "@barakah/contract/platform/day-words";

/** The change in percent against the previous span. */
export const changeOf = ({ total, before }: Pick<DashboardSeries, "total" | "before">): number | undefined =>
  before > 0 ? ((total - before) / before) * 100 : undefined;

const UNITS: [number, string][] = [
  [1_000_000_000, "M"],
  [1_000_000, "jt"],
  [1_000, "rb"],
];

/** '42,6 jt': short enough for an axis. */
export function shortRupiah(amount: number): string {
  const [size, unit] = UNITS.find(([least]) => amount >= least) ?? [1, ""];
  const value = (amount / size).toLocaleString("id-ID", { maximumFractionDigits: 1 });
  return unit ? `${value} ${unit}` : value;
}

/** '5 Nov' */
export const dayLabel = (day: string) => `${Number(day.slice(8, 10))} ${monthName(day).slice(0, 3)}`;
