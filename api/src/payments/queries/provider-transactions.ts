import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

export const storeProviderTransaction = (
  tx: Tx,
  transaction: { transactionId: string; attemptId: number; outcome: string; raw: unknown },
) =>
  tx
    .insertInto("provider_transaction")
    .values({
      transaction_id: transaction.transactionId,
      attempt_id: transaction.attemptId,
      outcome: transaction.outcome,
      raw: JSON.stringify(transaction.raw),
    })
    .onConflict((clash) =>
      clash.column("transaction_id").doUpdateSet({
        outcome: transaction.outcome,
        raw: JSON.stringify(transaction.raw),
        updated_at: sql<string>`now()`,
      }),
    )
    .execute();

const transactionsOf = (reader: Reader, paymentId: string) =>
  reader
    .selectFrom("provider_transaction")
    .innerJoin("payment_attempt", "payment_attempt.id", "provider_transaction.attempt_id")
    .select("transaction_id")
    .where("payment_id", "=", paymentId);

/** Whether the provider holds money under fraud review. */
export const isHeld = async (reader: Reader, paymentId: string): Promise<boolean> =>
  (await transactionsOf(reader, paymentId).where("outcome", "=", "held").executeTakeFirst()) !== undefined;

/** Whether a transaction has brought money or still may. */
export const isBegun = async (reader: Reader, paymentId: string, attemptId?: number): Promise<boolean> =>
  (await transactionsOf(reader, paymentId)
    .where("outcome", "<>", "attempt_failed")
    .$if(attemptId !== undefined, (query) => query.where("attempt_id", "=", attemptId ?? 0))
    .executeTakeFirst()) !== undefined;

/** Whether any method was chosen at the provider. */
export const hasTransactions = async (reader: Reader, paymentId: string): Promise<boolean> =>
  (await transactionsOf(reader, paymentId).executeTakeFirst()) !== undefined;

/** Transactions that brought money or still may. */
export const openTransactions = async (reader: Reader, attemptId: number): Promise<string[]> => {
  const rows = await reader
    .selectFrom("provider_transaction")
    .select("transaction_id")
    .where("attempt_id", "=", attemptId)
    .where((where) =>
      where.or([
        where("outcome", "in", ["paid", "pending", "held", "partially_refunded"]),
        // A transfer under way at the deadline still arrives.
        where(sql<string>`raw ->> 'transaction_status'`, "in", ["expire", "cancel"]),
      ]),
    )
    .orderBy("transaction_id")
    .execute();
  return rows.map((row) => row.transaction_id);
};
