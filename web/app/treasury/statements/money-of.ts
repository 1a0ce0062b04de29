import type { QueuedPayment, StatementLine } from "@barakah/contract";

/** Lines with the unassigned amount that the user sees: the server refuses when it has changed (optimistic locking). */
export const moneyOf = (lines: readonly Pick<StatementLine, "id" | "unclaimed">[]) => ({
  lines: lines.map(({ id }) => id),
  unclaimed: lines.reduce((sum, { unclaimed }) => sum + unclaimed, 0),
});

/** The proposed matches; both halves of a split payment are one match. */
export function matchesOf(chosen: readonly StatementLine[], all: readonly StatementLine[]) {
  const matches = new Map<string, StatementLine[]>();
  for (const line of chosen) {
    if (!line.proposal) continue;
    const others = all.filter(({ id }) => line.proposal?.with.includes(id));
    matches.set(line.proposal.reference, [line, ...others]);
  }
  return [...matches].map(([reference, lines]) => ({ reference, ...moneyOf(lines) }));
}

/** Each line with the one payment that is certainly its own. */
export const sureMatchesOf = (lines: readonly StatementLine[]) =>
  lines.flatMap(({ id, unclaimed, proposal }) =>
    proposal?.sure ? [{ line: id, unclaimed, reference: proposal.reference }] : [],
  );

/** The proposed payment was rejected before; it is reopened first. */
export const wasRejected = ({ proposal }: Pick<StatementLine, "proposal">) => proposal?.status === "rejected";

/** Whether the proposed match can be confirmed at once. Too little money asks for a decision, also if it was approved already. */
export const isEnough = ({ proposal, unclaimed }: Pick<StatementLine, "proposal" | "unclaimed">) =>
  proposal !== null && (proposal.match === "split" || unclaimed >= proposal.amount);

/** The part of a payment that no statement has shown. */
export const owedOf = ({ unseen_amount }: QueuedPayment) => unseen_amount;
