import type { PaymentFile, StatementCandidate, StatementLine } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import type { Way } from "../statements/difference-choices.ts";

/**
 * What is ticked before anybody looks: the only line that is exactly the sum and names the payer, or the two that together
 * are. A stranger's line of just this sum only where it is the only one and none names the payer.
 */
export function tickedAtFirst<Line extends StatementCandidate>(candidates: readonly Line[]): Line[] {
  const exact = candidates.filter(({ match }) => match === "exact");
  const named = exact.filter((line) => line.named);
  if (named.length > 0) return named.length === 1 ? named : [];
  if (candidates.some((line) => line.named)) return candidates.filter(({ match }) => match === "split");
  return exact.length === 1 ? exact : [];
}

/** What the server is told of the lines: which, how much of them was seen to be free, and what becomes of the difference. */
export const moneyOf = (lines: readonly StatementCandidate[], way: Way | undefined) => ({
  lines: lines.map(({ id }) => id),
  ...(lines.length > 0 && { unclaimed: lines.reduce((sum, { amount }) => sum + amount, 0) }),
  ...(way === "nobody" ? { confirm: true } : way && { settle: way }),
});

/** The lines that nobody else at this desk has just taken: a decision waits some seconds before the server hears of it. */
export const freeLines = (file: PaymentFile | undefined, taken: ReadonlySet<number>) =>
  (file?.candidates ?? []).filter(({ id }) => !taken.has(id));

/** A line that somebody looked for; it may be of another of our accounts than the payer named. */
export interface FoundLine extends StatementCandidate {
  bank?: Bank;
}

/** A line of the bank statement as it stands beside this payment, among those that were found for it. */
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

/** Those that were proposed, then those that somebody found, none of them twice. */
export function withFound(candidates: readonly StatementCandidate[], found: readonly FoundLine[]) {
  const more = found.filter((line) => !candidates.some(({ id }) => id === line.id));
  return [...candidates, ...more];
}

/** Ticks or unticks a line. One payment is paid at one bank: a line of another one takes the place of the others. */
export function ticked(chosen: readonly FoundLine[], line: FoundLine, method: string): FoundLine[] {
  const without = chosen.filter(({ id }) => id !== line.id);
  if (without.length < chosen.length) return without;
  const bankOf = ({ bank }: FoundLine) => bank ?? method;
  return [...without.filter((one) => bankOf(one) === bankOf(line)), line];
}
