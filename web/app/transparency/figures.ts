import type { Closing, MonthSums, People } from "@barakah/contract";
import type { FundKind } from "@barakah/contract/ledger/fund-kinds";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { decimalText, rupiah, wholeNumber } from "../platform/format.ts";

/** Visitors know these better than the legal term. */
export const kindName = (kind: FundKind) =>
  kind === "dskl" ? "Kurban, fidyah, dan lainnya" : FUND_KIND_LABEL[kind];

export const peopleText = ({ count, few }: People): string =>
  few ? "1–2 orang" : count === null ? "" : `${wholeNumber(count)} orang`;

/** Rounded: exact numbers could identify people. */
export function peopleAbout({ count, few }: People): string {
  if (few) return "1–2 orang";
  if (count === null) return "";
  const step = count >= 100 ? 100 : 10;
  const below = Math.floor(count / step) * step;
  return below === 0 || below === count
    ? `${wholeNumber(count)} orang`
    : `lebih dari ${wholeNumber(below)} orang`;
}

/** An amount with its sign; zero has none. */
export const signed = (sign: "+" | "−", amount: number) =>
  amount === 0 ? rupiah(0) : `${sign} ${rupiah(amount)}`;

export const percent = (part: number, whole: number, digits = 1): string =>
  `${decimalText(whole > 0 ? (part / whole) * 100 : 0, digits, digits)}%`;

/** Each closed month once, newest first, with its last closing and the earlier ones. */
export const closedMonths = (closings: readonly Closing[]) =>
  [...new Set(closings.map(({ month }) => month))].flatMap((month) => {
    const [newest, ...earlier] = closings.filter((closing) => closing.month === month);
    return newest ? [{ newest, earlier }] : [];
  });

/** Whole percents that add up to 100, by largest remainder; what was taken back counts as 0. */
export function wholePercents(amounts: readonly number[]): number[] {
  const parts = amounts.map((amount) => Math.max(0, amount));
  const sum = parts.reduce((one, other) => one + other, 0);
  if (sum === 0) return parts;
  const exact = parts.map((part) => (part / sum) * 100);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((one, other) => one + other, 0);
  const rest = (place: number) => (exact[place] ?? 0) - (percents[place] ?? 0);
  for (const place of [...parts.keys()].sort((one, other) => rest(other) - rest(one)).slice(0, left))
    percents[place] = (percents[place] ?? 0) + 1;
  return percents;
}

/** '179,6 jt', or thousands for smaller amounts. */
export function short(amount: number): string {
  const [unit, name] = Math.abs(amount) >= 1_000_000 ? [1_000_000, "jt"] : [1000, "rb"];
  return `${decimalText(amount / unit, 1)} ${name}`;
}

/** In groups of eight, to compare by eye. */
export const inGroups = (hash: string) => hash.replace(/(.{8})(?=.)/g, "$1 ");

export const yearsIn = (months: readonly MonthSums[]) =>
  [...new Set(months.map(({ month }) => month.slice(0, 4)))].reverse();
