import type { PaymentStatus } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import type { Payment, Reader } from "./payments.ts";

/** Who decided a move. Only the provider's own word, the clock, the payer (to cancel) or signed-in staff can. */
export type Decision = ({ as: "provider" | "system" | "payer" } | { as: "staff"; by: number }) & {
  reason: string;
  /** When it was decided, for what is written down later. Now, unless it is said. */
  at?: string | undefined;
  /** What was meant, where what arrived is taken in its place. */
  insteadOf?: number | undefined;
};

export const recordMove = (tx: Tx, payment: Payment, from: PaymentStatus | null, decision: Decision) =>
  tx
    .insertInto("payment_history")
    .values({
      payment_id: payment.id,
      from_status: from,
      to_status: payment.status,
      decided_as: decision.as,
      decided_by: decision.as === "staff" ? decision.by : null,
      reason: decision.reason,
      created_at: decision.at,
    })
    .execute();

/** Every move, oldest first. */
export const movesOf = (reader: Reader, paymentId: string) =>
  reader
    .selectFrom("payment_history")
    .select(["from_status", "to_status", "decided_as", "reason", "created_at"])
    .where("payment_id", "=", paymentId)
    .orderBy("id")
    .execute();
export type Move = Awaited<ReturnType<typeof movesOf>>[number];
/** Something happened to it that moved it nowhere. */
export const noteInHistory = (tx: Tx, payment: Payment, decision: Decision) =>
  recordMove(tx, payment, payment.status, decision);
