import {
  AMIL_SOURCE_OF,
  type AmilSource,
  FUND_KINDS,
  type FundKind,
  GIVEN_KINDS,
  type GivenKind,
  type KindFigures,
} from "@barakah/contract";
import type { Change, FundChange } from "../queries/fund-changes.ts";
import type { Months } from "../queries/placed.ts";

type Sums = Pick<KindFigures, "opening" | "received" | "amil" | "paid_out" | "moved" | "closing">;
const CHANGES: readonly Change[] = ["received", "amil", "paid_out", "moved"];

const amounts = (changes: readonly FundChange[]) => changes.reduce((sum, { amount }) => sum + amount, 0);

/** Opening balance, changes and closing balance. */
export function sumsOf(changes: readonly FundChange[], { first, last }: Months): Sums {
  const opening = amounts(changes.filter(({ month }) => month < first));
  const within = changes.filter(({ month }) => month >= first && month <= last);
  const of = (change: Change) => amounts(within.filter((one) => one.change === change));
  const [received = 0, amil = 0, paid_out = 0, moved = 0] = CHANGES.map(of);
  return { opening, received, amil, paid_out, moved, closing: opening + received + amil + paid_out + moved };
}

export const isGiven = (kind: FundKind): kind is GivenKind =>
  (GIVEN_KINDS as readonly FundKind[]).includes(kind);
const hasAny = (sums: Sums) =>
  [sums.opening, ...CHANGES.map((change) => sums[change])].some((amount) => amount !== 0);

/** Each kind with a balance or changes, largest balance first. */
export function kindFigures(
  changes: readonly FundChange[],
  months: Months,
  counts: ReadonlyMap<FundKind, number>,
): KindFigures[] {
  return FUND_KINDS.map((kind) => ({
    kind,
    ...sumsOf(
      changes.filter((change) => change.kind === kind),
      months,
    ),
    receipts: counts.get(kind) ?? 0,
  }))
    .filter(hasAny)
    .sort((one, other) => other.closing - one.closing);
}

/** The amil's share from one source, and its base. */
export function amilOf(changes: readonly FundChange[], source: AmilSource, months: Months) {
  const { amil, received } = sumsOf(
    changes.filter(({ kind }) => AMIL_SOURCE_OF[kind] === source),
    months,
  );
  return { taken: 0 - amil, base: received };
}
