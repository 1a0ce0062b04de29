import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import type { Database, Tx } from "../platform/database.ts";
import type { Schema } from "../platform/schema.ts";
import type { Decision, PaymentStatus } from "./states.ts";

export type Payment = Selectable<Schema["payment"]>;
export type PaymentKind = Payment["kind"];
export type PaymentMethod = Payment["method"];
export type Attempt = Selectable<Schema["payment_attempt"]>;
export type TransferClaim = Selectable<Schema["transfer_claim"]>;

type Reader = Database["kysely"] | Tx;

export const insertPayment = (tx: Tx, payment: Insertable<Schema["payment"]>): Promise<Payment> =>
  tx.insertInto("payment").values(payment).returningAll().executeTakeFirstOrThrow();

/** Everyone who decides about a payment holds this lock, so that two decisions come one after the other. */
export const lockPayment = (tx: Tx, id: string): Promise<Payment> =>
  tx.selectFrom("payment").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

export const paymentById = (reader: Reader, id: string): Promise<Payment> =>
  reader.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export const paymentByReference = (reader: Reader, reference: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").selectAll().where("reference", "=", reference).executeTakeFirst();

export const paymentByRequestKey = (reader: Reader, requestKey: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").selectAll().where("request_key", "=", requestKey).executeTakeFirst();

/** By our reference, or by the name under which the provider knows one of its attempts. */
export async function paymentByAnyName(reader: Reader, name: string): Promise<Payment | undefined> {
  const attempt = reader
    .selectFrom("payment_attempt")
    .select("payment_id")
    .where("provider_order_id", "=", name);
  return reader
    .selectFrom("payment")
    .selectAll()
    .where((where) => where.or([where("reference", "=", name), where("id", "in", attempt)]))
    .executeTakeFirst();
}

export const updatePayment = (
  tx: Tx,
  id: string,
  change: {
    status?: PaymentStatus;
    verified_at?: string;
    refunded_amount?: number;
    paid_by_transaction?: string;
    method?: PaymentMethod;
    expires_at?: string | null;
  },
): Promise<Payment> =>
  tx.updateTable("payment").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

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
    })
    .execute();

export const insertClaim = (tx: Tx, claim: Insertable<Schema["transfer_claim"]>) =>
  tx.insertInto("transfer_claim").values(claim).execute();

export const newestClaim = (reader: Reader, paymentId: string): Promise<TransferClaim | undefined> =>
  reader
    .selectFrom("transfer_claim")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

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

export const storeToken = (reader: Reader, attemptId: number, token: string, redirectUrl: string) =>
  reader
    .updateTable("payment_attempt")
    .set({ token, redirect_url: redirectUrl })
    .where("id", "=", attemptId)
    .execute();

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
    .where("outcome", "in", ["paid", "pending", "held", "partially_refunded"])
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

/** Pending online attempts that nobody asked about for a while. */
export const silentAttempts = (reader: Reader, minutes: number, limit: number): Promise<Attempt[]> =>
  reader
    .selectFrom("payment_attempt")
    .innerJoin("payment", "payment.id", "payment_attempt.payment_id")
    .selectAll("payment_attempt")
    .where("payment.status", "=", "pending")
    .where((where) =>
      where(
        where.fn.coalesce("payment_attempt.asked_at", "payment_attempt.created_at"),
        "<=",
        sql<string>`now() - make_interval(mins => ${minutes})`,
      ),
    )
    .orderBy("payment_attempt.id")
    .limit(limit)
    .execute();

/** Pending past their time. One whose proof waits for a treasurer never runs out. */
export const overduePayments = (reader: Reader, limit: number): Promise<Payment[]> =>
  reader
    .selectFrom("payment")
    .selectAll()
    .where("status", "=", "pending")
    .where("expires_at", "<=", sql<string>`now()`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("transfer_claim")
            .select("id")
            .whereRef("transfer_claim.payment_id", "=", "payment.id"),
        ),
      ),
    )
    .orderBy("expires_at")
    .limit(limit)
    .execute();

/** Posts one event to the ledger. False when that event is there already. The database refuses what does not balance. */
export async function post(
  tx: Tx,
  entry: { event: string; paymentId: string; description: string; from: string; to: string; amount: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("ledger_transaction")
    .values({ event: entry.event, payment_id: entry.paymentId, description: entry.description })
    .onConflict((clash) => clash.column("event").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  await tx
    .insertInto("ledger_posting")
    .values([
      { transaction_id: inserted.id, account: entry.to, amount: entry.amount },
      { transaction_id: inserted.id, account: entry.from, amount: -entry.amount },
    ])
    .execute();
  return true;
}

export const wasPosted = async (tx: Tx, event: string): Promise<boolean> =>
  (await tx.selectFrom("ledger_transaction").select("id").where("event", "=", event).executeTakeFirst()) !==
  undefined;

/** Money whose owner is not known. */
export const UNIDENTIFIED = "unidentified";

/** How much of what one provider transaction brought is still kept as unidentified. */
export async function unidentifiedBy(tx: Tx, providerTransaction: string): Promise<number> {
  const { kept } = await tx
    .selectFrom("ledger_posting")
    .innerJoin("ledger_transaction", "ledger_transaction.id", "ledger_posting.transaction_id")
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as("kept"))
    .where("account", "=", UNIDENTIFIED)
    .where("event", "like", `midtrans:${providerTransaction.replace(/[%_\\]/g, "\\$&")}:%`)
    .executeTakeFirstOrThrow();
  return kept;
}
