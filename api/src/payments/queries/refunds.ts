import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { conflict } from "../../platform/errors.ts";

export type StoredRefund = Selectable<Schema["payment_refund"]>;

export const insertRefund = (tx: Tx, refund: Insertable<Schema["payment_refund"]>): Promise<StoredRefund> =>
  tx.insertInto("payment_refund").values(refund).returningAll().executeTakeFirstOrThrow();

export const refundById = (reader: Reader, id: number): Promise<StoredRefund | undefined> =>
  reader.selectFrom("payment_refund").selectAll().where("id", "=", id).executeTakeFirst();

export const changeRefund = (
  reader: Reader,
  id: number,
  change: Updateable<Schema["payment_refund"]>,
): Promise<StoredRefund> =>
  reader
    .updateTable("payment_refund")
    .set(change)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const countRefunds = async (tx: Tx, paymentId: string): Promise<number> => {
  const { times } = await tx
    .selectFrom("payment_refund")
    .select((select) => select.fn.countAll<number>().as("times"))
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return times;
};

/** Promised and not transferred yet. */
export async function promisedOf(reader: Reader, paymentId: string): Promise<number> {
  const { promised } = await reader
    .selectFrom("payment_refund")
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as("promised"))
    .where("payment_id", "=", paymentId)
    .where("status", "=", "owed")
    .executeTakeFirstOrThrow();
  return promised;
}

/** The same as SQL, for a payment alias. */
export const refundOwed = (payment: string) =>
  `(select coalesce(sum(r.amount), 0)::bigint from payment_refund r where r.payment_id = ${payment}.id and r.status = 'owed')`;

/** The amount that is still missing after a transfer that was too small. */
export const stillMissing = (payment: string) =>
  `case when ${payment}.status = 'pending' and ${payment}.held_amount > 0
     then greatest(0, ${payment}.amount - ${payment}.held_amount) else 0 end`;

/** Whether a promised refund lacks an account. */
export async function lacksAccount(reader: Reader, paymentId: string): Promise<boolean> {
  const found = await reader
    .selectFrom("payment_refund")
    .select("id")
    .where("payment_id", "=", paymentId)
    .where("status", "=", "owed")
    .where("account_number", "=", "")
    .executeTakeFirst();
  return found !== undefined;
}

/** While a refund is requested from the provider, no other one may begin. */
export async function refuseWhileAsked(tx: Tx, paymentId: string): Promise<void> {
  const asked = await tx
    .selectFrom("payment_refund")
    .select("id")
    .where("payment_id", "=", paymentId)
    .where("status", "=", "asked")
    .executeTakeFirst();
  if (asked)
    throw conflict("refund_running", "Midtrans sedang ditanya tentang pengembalian lain. Tunggu jawabannya.");
}

/** The part of the purchase that the provider was asked to refund, if this is the amount. */
export const partAsked = async (tx: Tx, paymentId: string, amount: number): Promise<string | undefined> =>
  (
    await tx
      .selectFrom("payment_refund")
      .select("part")
      .where("payment_id", "=", paymentId)
      .where("way", "=", "midtrans")
      .where("status", "=", "asked")
      .where("amount", "=", amount)
      .executeTakeFirst()
  )?.part ?? undefined;

export const settleAsked = (tx: Tx, paymentId: string, keys: readonly string[]) =>
  keys.length > 0 &&
  tx
    .updateTable("payment_refund")
    .set({ status: "paid", failure: "" })
    .where("payment_id", "=", paymentId)
    .where("way", "=", "midtrans")
    .where("status", "<>", "paid")
    .where("refund_key", "in", [...keys])
    .execute();

/** Requested from the provider some time ago, without an answer. */
export const unansweredRefunds = (reader: Reader, seconds: number, limit: number): Promise<StoredRefund[]> =>
  reader
    .selectFrom("payment_refund")
    .selectAll()
    .where("status", "=", "asked")
    .where("created_at", "<", sql<string>`now() - make_interval(secs => ${seconds})`)
    .orderBy("created_at")
    .limit(limit)
    .execute();
