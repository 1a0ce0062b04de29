import type { MonthSums, People } from "@barakah/contract";
import type { FundKind } from "@barakah/contract/ledger/fund-kinds";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { decimalText, rupiah, wholeNumber } from "../platform/format.ts";

/** Spelled out: visitors do not know 'DSKL'. */
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

/** Payouts without sign; money that came back keeps one. */
export const outgoing = (amount: number) => rupiah(0 - amount);

export const percent = (part: number, whole: number, digits = 1): string =>
  `${decimalText(whole > 0 ? (part / whole) * 100 : 0, digits, digits)}%`;

/** '179,6 jt', or thousands for smaller amounts. */
export function short(amount: number): string {
  const [unit, name] = Math.abs(amount) >= 1_000_000 ? [1_000_000, "jt"] : [1000, "rb"];
  return `${decimalText(amount / unit, 1)} ${name}`;
}

/** In groups of eight, to compare by eye. */
export const inGroups = (hash: string) => hash.replace(/(.{8})(?=.)/g, "$1 ");

export const yearsIn = (months: readonly MonthSums[]) =>
  [...new Set(months.map(({ month }) => month.slice(0, 4)))].reverse();
