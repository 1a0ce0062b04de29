import { notPossible, type Refusal, refuse } from "./results.ts";
import { METHODS, refundedTotal, type Transaction } from "./transaction.ts";
import { canFollow } from "./transitions.ts";

export interface RefundRequest {
  refundKey: string;
  /** Default: everything that is left. */
  amount: number | undefined;
  reason: string;
}

type Plan = { to: "refund" | "partial_refund"; amount: number } | "done before" | { refused: Refusal };

/** The effect of a refund request. */
export function planRefund(transaction: Transaction, { refundKey, amount }: RefundRequest): Plan {
  const same = transaction.refunds.find(({ key }) => key === refundKey);
  if (same) {
    const repeated = amount === undefined || amount === same.amount;
    return repeated ? "done before" : refuse("406", "Refund key is already used.");
  }
  const left = transaction.grossAmount - refundedTotal(transaction);
  const asked = amount ?? left;
  const to = asked === left ? "refund" : "partial_refund";
  if (!METHODS[transaction.method].refundable || !canFollow(transaction.status, to)) return notPossible();
  if (!Number.isInteger(asked) || asked < 1 || asked > left)
    return refuse("414", "Refund amount is not valid.");
  return { to, amount: asked };
}
