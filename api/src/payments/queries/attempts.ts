import { type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type Attempt = Selectable<Schema["payment_attempt"]>;

export const insertAttempt = (tx: Tx, paymentId: string, providerOrderId: string): Promise<Attempt> =>
  tx
    .insertInto("payment_attempt")
    .values({ payment_id: paymentId, provider_order_id: providerOrderId })
    .returningAll()
    .executeTakeFirstOrThrow();

export const newestAttempt = (reader: Reader, paymentId: string): Promise<Attempt | undefined> =>
  reader
    .selectFrom("payment_attempt")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const attemptsOf = (reader: Reader, paymentId: string): Promise<Attempt[]> =>
  reader
    .selectFrom("payment_attempt")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("id")
    .execute();

export const countAttempts = async (tx: Tx, paymentId: string): Promise<number> => {
  const { attempts } = await tx
    .selectFrom("payment_attempt")
    .select((select) => select.fn.countAll<number>().as("attempts"))
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return attempts;
};

export const attemptByProviderOrder = (
  reader: Reader,
  providerOrderId: string,
): Promise<Attempt | undefined> =>
  reader
    .selectFrom("payment_attempt")
    .selectAll()
    .where("provider_order_id", "=", providerOrderId)
    .executeTakeFirst();

/** False if another answer was applied since this one was requested. */
export async function takeAnswer(tx: Tx, attempt: Attempt): Promise<boolean> {
  const taken = await tx
    .updateTable("payment_attempt")
    .set((own) => ({ answers: own("answers", "+", 1) }))
    .where("id", "=", attempt.id)
    .where("answers", "=", attempt.answers)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export const attemptById = (reader: Reader, id: number): Promise<Attempt> =>
  reader.selectFrom("payment_attempt").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** False if another page was stored meanwhile. */
export async function storeToken(reader: Reader, attempt: Attempt, token: string, redirectUrl: string) {
  const stored = await reader
    .updateTable("payment_attempt")
    .set({ token, redirect_url: redirectUrl })
    .where("id", "=", attempt.id)
    .where("token", "is not distinct from", attempt.token)
    .executeTakeFirst();
  return stored.numUpdatedRows > 0n;
}

export const forgetToken = (reader: Reader, attemptId: number, token: string) =>
  reader
    .updateTable("payment_attempt")
    .set({ token: null, redirect_url: null })
    .where("id", "=", attemptId)
    .where("token", "=", token)
    .execute();

/** True for one caller per interval. */
export async function claimAsking(reader: Reader, attemptId: number, seconds: number): Promise<boolean> {
  const claimed = await reader
    .updateTable("payment_attempt")
    .set({ asked_at: sql<string>`now()` })
    .where("id", "=", attemptId)
    .where((where) =>
      where.or([
        where("asked_at", "is", null),
        where("asked_at", "<=", sql<string>`now() - make_interval(secs => ${seconds})`),
      ]),
    )
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

const silentFor = (reader: Reader, minutes: number) =>
  reader
    .selectFrom("payment_attempt")
    .innerJoin("payment", "payment.id", "payment_attempt.payment_id")
    .selectAll("payment_attempt")
    .where((where) =>
      where(
        where.fn.coalesce("payment_attempt.asked_at", "payment_attempt.created_at"),
        "<=",
        sql<string>`now() - make_interval(mins => ${minutes})`,
      ),
    )
    .orderBy("payment_attempt.id");

/** Attempts of pending payments without a recent status query. */
export const silentAttempts = (reader: Reader, minutes: number, limit: number): Promise<Attempt[]> =>
  silentFor(reader, minutes).where("payment.status", "=", "pending").limit(limit).execute();

/** Attempts of recently decided payments without a later status query. */
export const decidedAttempts = (
  reader: Reader,
  { days, minutes }: { days: number; minutes: number },
  limit: number,
): Promise<Attempt[]> =>
  silentFor(reader, minutes)
    .where("payment.status", "<>", "pending")
    .where("payment.created_at", ">", sql<string>`now() - make_interval(days => ${days})`)
    .limit(limit)
    .execute();

export const attemptOfTransaction = (reader: Reader, transaction: string): Promise<Attempt | undefined> =>
  reader
    .selectFrom("payment_attempt")
    .innerJoin("provider_transaction", "provider_transaction.attempt_id", "payment_attempt.id")
    .selectAll("payment_attempt")
    .where("transaction_id", "=", transaction)
    .executeTakeFirst();
