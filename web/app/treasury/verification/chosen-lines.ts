import type { PaymentFile, StatementCandidate } from "@barakah/contract";
import type { Way } from "./settlement-choices.ts";

/** The line that is ticked before anybody looks: exactly the sum, and the only one that is, or the only one that names the payer. */
export function tickedAtFirst(candidates: readonly StatementCandidate[]): StatementCandidate[] {
  const exact = candidates.filter(({ match }) => match === "exact");
  const named = exact.filter((line) => line.named);
  if (named.length === 1) return named;
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
