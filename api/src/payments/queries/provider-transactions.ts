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

/** Whether the provider has money for a payment under suspicion of fraud. */
export const isHeld = async (reader: Reader, paymentId: string): Promise<boolean> =>
  (await transactionsOf(reader, paymentId).where("outcome", "=", "held").executeTakeFirst()) !== undefined;

/** Whether a way to pay was chosen on one of its pages at the provider that has brought money or still may: not one that failed. */
export const isBegun = async (reader: Reader, paymentId: string, attemptId?: number): Promise<boolean> =>
  (await transactionsOf(reader, paymentId)
    .where("outcome", "<>", "attempt_failed")
    .$if(attemptId !== undefined, (query) => query.where("attempt_id", "=", attemptId ?? 0))
    .executeTakeFirst()) !== undefined;

/** Whether a way to pay was chosen on any of its pages at the provider. */
export const hasTransactions = async (reader: Reader, paymentId: string): Promise<boolean> =>
  (await transactionsOf(reader, paymentId).executeTakeFirst()) !== undefined;

/** Transactions on an attempt that brought money or still may: the provider can change its mind about each. */
export const openTransactions = async (reader: Reader, attemptId: number): Promise<string[]> => {
  const rows = await reader
    .selectFrom("provider_transaction")
    .select("transaction_id")
    .where("attempt_id", "=", attemptId)
    .where((where) =>
      where.or([
        where("outcome", "in", ["paid", "pending", "held", "partially_refunded"]),
        // A transfer that was under way when its time ran out still arrives.
        where(sql<string>`raw ->> 'transaction_status'`, "in", ["expire", "cancel"]),
      ]),
    )
    .orderBy("transaction_id")
    .execute();
  return rows.map((row) => row.transaction_id);
};
