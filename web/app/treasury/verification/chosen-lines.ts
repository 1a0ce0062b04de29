import type { PaymentFile, StatementCandidate, StatementLine } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import type { Way } from "../statements/difference-choices.ts";

/**
 * The lines ticked by default: the only exact match that names the payer, or the only pair that does. An exact match
 * without the payer's name only if it is the only one and no other line names the payer.
 */
export function tickedAtFirst<Line extends StatementCandidate>(candidates: readonly Line[]): Line[] {
  const exact = candidates.filter(({ match }) => match === "exact");
  const named = exact.filter((line) => line.named);
  if (named.length > 0) return named.length === 1 ? named : [];
  if (candidates.some((line) => line.named)) return candidates.filter(({ match }) => match === "split");
  return exact.length === 1 ? exact : [];
}

/** The lines as the approve call takes them: ids, the unclaimed amount on screen (optimistic locking), and how the difference is settled. */
export const moneyOf = (lines: readonly StatementCandidate[], way: Way | undefined) => ({
  lines: lines.map(({ id }) => id),
  ...(lines.length > 0 && { unclaimed: lines.reduce((sum, { amount }) => sum + amount, 0) }),
  ...(way === "nobody" ? { confirm: true } : way && { settle: way }),
});

/** Without the lines that decisions of this page have taken. */
export const freeLines = (file: PaymentFile | undefined, taken: ReadonlySet<number>) =>
  (file?.candidates ?? []).filter(({ id }) => !taken.has(id));

/** A line found by search; it may belong to another of our accounts than the payer named. */
export interface FoundLine extends StatementCandidate {
  bank?: Bank;
}

/** A statement line as a candidate for this payment. */
export function besidePayment(line: StatementLine, file: PaymentFile): FoundLine {
  const { id, bank, day, unclaimed, state } = line;
  const elsewhere = bank !== file.method;
  return {
    id,
    day,
    bank,
    amount: unclaimed,
    description: elsewhere ? `${bank.toUpperCase()} · ${line.description}` : line.description,
    match: unclaimed === file.unseen_amount ? "exact" : "near",
    difference: unclaimed - file.unseen_amount,
    named: false,
    kept: state !== "open",
  };
}

/** The proposed lines, then those found by search, without duplicates. */
export function withFound(candidates: readonly StatementCandidate[], found: readonly FoundLine[]) {
  const more = found.filter((line) => !candidates.some(({ id }) => id === line.id));
  return [...candidates, ...more];
}

/** Ticks or unticks a line. A payment is paid at one bank: a line of another bank replaces the ticked ones. */
export function ticked(chosen: readonly FoundLine[], line: FoundLine, method: string): FoundLine[] {
  const without = chosen.filter(({ id }) => id !== line.id);
  if (without.length < chosen.length) return without;
  const bankOf = ({ bank }: FoundLine) => bank ?? method;
  return [...without.filter((one) => bankOf(one) === bankOf(line)), line];
}
