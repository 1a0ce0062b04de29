import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Attempt, Reader } from "../queries.ts";

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

/** False when another answer was applied since this one was asked for. */
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

/** False when another page was stored since the attempt was read. */
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

/** Whether the provider has money for a payment under suspicion of fraud. */
export async function isHeld(reader: Reader, paymentId: string): Promise<boolean> {
  const held = await reader
    .selectFrom("provider_transaction")
    .innerJoin("payment_attempt", "payment_attempt.id", "provider_transaction.attempt_id")
    .select("transaction_id")
    .where("payment_id", "=", paymentId)
    .where("outcome", "=", "held")
    .executeTakeFirst();
  return held !== undefined;
}

/** True for the one caller who may ask the provider now: nobody else asked within the last seconds. */
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

export async function storeNotification(
  reader: Reader,
  providerOrderId: string,
  body: unknown,
  verdict: "received" | "forged" | "unknown_order",
): Promise<number> {
  const { id } = await reader
    .insertInto("provider_notification")
    .values({ provider_order_id: providerOrderId.slice(0, 100), body: JSON.stringify(body), verdict })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const judgeNotifications = async (
  reader: Reader,
  ids: number[],
  verdict: "applied" | "no_change" | "wrong_amount",
) => {
  if (ids.length === 0) return;
  await reader.updateTable("provider_notification").set({ verdict }).where("id", "in", ids).execute();
};

/** What we were told of an order and have not yet asked about. */
export const unjudgedNotifications = (reader: Reader, providerOrderId: string) =>
  reader
    .selectFrom("provider_notification")
    .select(["id", sql<string>`body ->> 'transaction_id'`.as("transaction_id")])
    .where("provider_order_id", "=", providerOrderId)
    .where("verdict", "=", "received")
    .orderBy("id")
    .execute();

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

/** Notifications that were stored but, because of a crash or a silent provider, not yet acted upon. */
export const unjudgedOrders = async (reader: Reader, limit: number): Promise<string[]> => {
  const rows = await reader
    .selectFrom("provider_notification")
    .select("provider_order_id")
    .distinct()
    .where("verdict", "=", "received")
    .limit(limit)
    .execute();
  return rows.map((row) => row.provider_order_id);
};

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

/** Attempts of pending payments that nobody asked about for a while. */
export const silentAttempts = (reader: Reader, minutes: number, limit: number): Promise<Attempt[]> =>
  silentFor(reader, minutes).where("payment.status", "=", "pending").limit(limit).execute();

/** Attempts of payments that were decided in the last days, and that nobody asked about since. */
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
