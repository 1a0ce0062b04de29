import type { PaymentStatus } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type Payment = Selectable<Schema["payment"]>;
export type PaymentKind = Payment["kind"];
export type PaymentMethod = Payment["method"];

export type Reader = Database["kysely"] | Tx;

export const insertPayment = (tx: Tx, payment: Insertable<Schema["payment"]>): Promise<Payment> =>
  tx.insertInto("payment").values(payment).returningAll().executeTakeFirstOrThrow();

/** Everyone who decides about a payment holds this lock, so that two decisions come one after the other. */
export const lockPayment = (tx: Tx, id: string): Promise<Payment> =>
  tx.selectFrom("payment").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/** In the order of their ids, so that two who choose the same ones wait for one another and never in a circle. */
export const lockPayments = (tx: Tx, references: readonly string[]): Promise<Payment[]> =>
  tx
    .selectFrom("payment")
    .selectAll()
    .where("reference", "in", [...references])
    .orderBy("id")
    .forUpdate()
    .execute();

export const paymentById = (reader: Reader, id: string): Promise<Payment> =>
  reader.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export const paymentByReference = (reader: Reader, reference: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").selectAll().where("reference", "=", reference).executeTakeFirst();

export const paymentByPageKey = (reader: Reader, key: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").selectAll().where("page_key", "=", key).executeTakeFirst();

/** However the phone was written, with spaces or with the country's number. */
export const paymentByNumberAndPhone = (
  reader: Reader,
  number: string,
  phone: string,
): Promise<Payment | undefined> =>
  reader
    .selectFrom("payment")
    .selectAll()
    .where("reference", "=", number)
    .where(sql<boolean>`phone_digits(payer_phone) = phone_digits(${phone}) and phone_digits(${phone}) <> ''`)
    .executeTakeFirst();

/** Where somebody who paid can be written to: the address that they left, or else their account's. */
export async function payerAddress(reader: Reader, paymentId: string): Promise<string> {
  const found = await sql<{ email: string }>`select coalesce(nullif(p.payer_email, ''), m.email, '') as email
    from payment p left join member m on m.id = p.member_id and m.deleted_at is null
    where p.id = ${paymentId}`.execute(reader);
  return found.rows[0]?.email ?? "";
}

export const paymentByRequestKey = (reader: Reader, requestKey: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").selectAll().where("request_key", "=", requestKey).executeTakeFirst();

/** By our reference, or by a name of the provider's: of one of its attempts, or of a transaction on one. */
export async function paymentByAnyName(reader: Reader, name: string): Promise<Payment | undefined> {
  const attempt = reader
    .selectFrom("payment_attempt")
    .select("payment_id")
    .where((where) =>
      where.or([
        where("provider_order_id", "=", name),
        where(
          "id",
          "in",
          where.selectFrom("provider_transaction").select("attempt_id").where("transaction_id", "=", name),
        ),
      ]),
    );
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
    sought?: boolean;
    amount?: number;
    verified_at?: string | null;
    refunded_amount?: number;
    written_off?: number;
    held_amount?: number;
    paid_by_transaction?: string;
    method?: PaymentMethod;
    expires_at?: string | null;
  },
): Promise<Payment> =>
  tx.updateTable("payment").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();

/** Pending past their time. One whose proof waits for a treasurer, or that was paid in part, never runs out. */
export const overduePayments = (reader: Reader, limit: number): Promise<Payment[]> =>
  reader
    .selectFrom("payment")
    .selectAll()
    .where("status", "=", "pending")
    .where("expires_at", "<=", sql<string>`now()`)
    .where("seen_amount", "=", 0)
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
