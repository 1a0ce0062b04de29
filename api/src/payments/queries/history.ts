import type { PaymentStatus } from "@barakah/contract";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { PAYMENT_COLUMNS, type Payment, type PaymentChange } from "./payments.ts";

/** Who decided: the provider, the system (when time ran out), the payer (who cancels) or a signed-in staff member. */
export type Decision = ({ as: "provider" | "system" | "payer" } | { as: "staff"; by: number }) & {
  reason: string;
  /** Default: now. For payments recorded later. */
  at?: string | undefined;
  /** The requested amount, if the amount that arrived replaces it. */
  insteadOf?: number | undefined;
};

const written = (payment: string, from: PaymentStatus | null, to: PaymentStatus, decision: Decision) => ({
  payment_id: payment,
  from_status: from,
  to_status: to,
  decided_as: decision.as,
  decided_by: decision.as === "staff" ? decision.by : null,
  reason: decision.reason,
  created_at: decision.at,
});

export const recordMove = (tx: Tx, { id, status }: Payment, from: PaymentStatus | null, decision: Decision) =>
  tx
    .insertInto("payment_history")
    .values(written(id, from, status, decision))
    .execute();

/** Changes the status and adds a history entry, in one statement. */
export const changeStatus = (
  tx: Tx,
  { id, status }: Payment,
  change: PaymentChange & { status: PaymentStatus },
  decision: Decision,
): Promise<Payment> =>
  tx
    .with("noted", (query) =>
      query.insertInto("payment_history").values(written(id, status, change.status, decision)),
    )
    .with("moved", (query) =>
      query.updateTable("payment").set(change).where("id", "=", id).returning(PAYMENT_COLUMNS),
    )
    .selectFrom("moved")
    .select(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();

/** The id of its newest history entry. */
export async function lastMove(tx: Tx, paymentId: string): Promise<number> {
  const { id } = await tx
    .selectFrom("payment_history")
    .select(({ fn }) => fn.max("id").as("id"))
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return id;
}

/** When its money was first taken for received. */
export async function firstVerified(reader: Reader, paymentId: string): Promise<string | undefined> {
  const found = await reader
    .selectFrom("payment_history")
    .select("created_at")
    .where("payment_id", "=", paymentId)
    .where("to_status", "=", "verified")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return found?.created_at;
}

/** All status changes, oldest first. */
export const movesOf = (reader: Reader, paymentId: string) =>
  reader
    .selectFrom("payment_history")
    .select(["from_status", "to_status", "decided_as", "reason", "created_at"])
    .where("payment_id", "=", paymentId)
    .orderBy("id")
    .execute();
export type Move = Awaited<ReturnType<typeof movesOf>>[number];
/** A history entry without a change of status. */
export const noteInHistory = (tx: Tx, payment: Payment, decision: Decision) =>
  recordMove(tx, payment, payment.status, decision);
