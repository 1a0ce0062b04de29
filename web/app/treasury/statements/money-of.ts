import type { QueuedPayment, StatementLine } from "@barakah/contract";

/** These lines, and how much of their money no payment has, as it is seen: the server refuses when it has changed. */
export const moneyOf = (lines: readonly Pick<StatementLine, "id" | "unclaimed">[]) => ({
  lines: lines.map(({ id }) => id),
  unclaimed: lines.reduce((sum, { unclaimed }) => sum + unclaimed, 0),
});

/** Which lines pay which payment as proposed; both halves of a split are one match. */
export function matchesOf(chosen: readonly StatementLine[], all: readonly StatementLine[]) {
  const matches = new Map<string, StatementLine[]>();
  for (const line of chosen) {
    if (!line.proposal) continue;
    const others = all.filter(({ id }) => line.proposal?.with.includes(id));
    matches.set(line.proposal.reference, [line, ...others]);
  }
  return [...matches].map(([reference, lines]) => ({ reference, ...moneyOf(lines) }));
}

/** It was rejected, and its money has come after all: it is opened again first. */
export const wasRejected = ({ proposal }: Pick<StatementLine, "proposal">) => proposal?.status === "rejected";

/** Whether what seems to belong together can be confirmed as it is: too little is refused, unless it was approved already. */
export const isEnough = ({ proposal, unclaimed }: Pick<StatementLine, "proposal" | "unclaimed">) =>
  proposal !== null &&
  (proposal.status === "verified" || proposal.match === "split" || unclaimed >= proposal.amount);

/** What the bank has not shown of a payment. */
export const owedOf = ({ unseen_amount }: QueuedPayment) => unseen_amount;
