import type { MonthSums, People } from "@barakah/contract";
import type { FundKind } from "@barakah/contract/ledger/fund-kinds";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { decimalText, rupiah, wholeNumber } from "../platform/format.ts";

/** As visitors read it: nobody outside knows what DSKL is. */
export const kindName = (kind: FundKind) =>
  kind === "dskl" ? "Kurban, fidyah, dan lainnya" : FUND_KIND_LABEL[kind];

export const peopleText = ({ count, few }: People): string =>
  few ? "1–2 orang" : count === null ? "" : `${wholeNumber(count)} orang`;

/** 'lebih dari 1.100 orang': the last digits would tell who was few. */
export function peopleAbout({ count, few }: People): string {
  if (few) return "1–2 orang";
  if (count === null) return "";
  const step = count >= 100 ? 100 : 10;
  const below = Math.floor(count / step) * step;
  return below === 0 || below === count
    ? `${wholeNumber(count)} orang`
    : `lebih dari ${wholeNumber(below)} orang`;
}

/** What went out, without its sign; what came back of an earlier payout keeps one. */
export const outgoing = (amount: number) => rupiah(0 - amount);

export const percent = (part: number, whole: number, digits = 1): string =>
  `${decimalText(whole > 0 ? (part / whole) * 100 : 0, digits, digits)}%`;

/** 179,6 jt; thousands where there is less. */
export function short(amount: number): string {
  const [unit, name] = Math.abs(amount) >= 1_000_000 ? [1_000_000, "jt"] : [1000, "rb"];
  return `${decimalText(amount / unit, 1)} ${name}`;
}

/** A hash in groups of eight, so that two of them can be compared by eye. */
export const inGroups = (hash: string) => hash.replace(/(.{8})(?=.)/g, "$1 ");

export const yearsIn = (months: readonly MonthSums[]) =>
  [...new Set(months.map(({ month }) => month.slice(0, 4)))].reverse();
