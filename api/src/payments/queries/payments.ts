import type { PaymentStatus } from "@barakah/contract";
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type Payment = Selectable<Schema["payment"]>;
export type PaymentKind = Payment["kind"];
export type PaymentMethod = Payment["method"];

/** One by one, so that these statements can be prepared: what `*` means changes with the tables. */
export const PAYMENT_COLUMNS = [
  "id",
  "reference",
  "page_key",
  "kind",
  "method",
  "amount",
  "refunded_amount",
  "seen_amount",
  "unseen_amount",
  "written_off",
  "held_amount",
  "status",
  "sought",
  "member_id",
  "payer_name",
  "payer_phone",
  "payer_email",
  "on_behalf",
  "request_key",
  "request_hash",
  "paid_by_transaction",
  "expires_at",
  "verified_at",
  "created_at",
  "words",
  "claimed",
] as const;

export const insertPayment = (tx: Tx, payment: Insertable<Schema["payment"]>): Promise<Payment> =>
  tx.insertInto("payment").values(payment).returning(PAYMENT_COLUMNS).executeTakeFirstOrThrow();

/** Everyone who decides about a payment holds this lock, so that two decisions come one after the other. */
export const lockPayment = (tx: Tx, id: string): Promise<Payment> =>
  tx.selectFrom("payment").select(PAYMENT_COLUMNS).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/**
 * Of a payment of which the bank has shown nothing: whoever assigns lines locks them before their payment, and would wait
 * for one another in a circle with somebody who holds a payment and then asks for its lines.
 */
export const lockUnseen = (tx: Tx, reference: string): Promise<Payment | undefined> =>
  tx
    .selectFrom("payment")
    .select(PAYMENT_COLUMNS)
    .where("reference", "=", reference)
    .where("seen_amount", "=", 0)
    .forUpdate()
    .executeTakeFirst();

/** In the order of their ids, so that two who choose the same ones wait for one another and never in a circle. */
export const lockPayments = (tx: Tx, references: readonly string[]): Promise<Payment[]> =>
  tx
    .selectFrom("payment")
    .select(PAYMENT_COLUMNS)
    .where("reference", "in", [...references])
    .orderBy("id")
    .forUpdate()
    .execute();

export const paymentById = (reader: Reader, id: string): Promise<Payment> =>
  reader.selectFrom("payment").select(PAYMENT_COLUMNS).where("id", "=", id).executeTakeFirstOrThrow();

export const paymentByReference = (reader: Reader, reference: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").select(PAYMENT_COLUMNS).where("reference", "=", reference).executeTakeFirst();

export const paymentByPageKey = (reader: Reader, key: string): Promise<Payment | undefined> =>
  reader.selectFrom("payment").select(PAYMENT_COLUMNS).where("page_key", "=", key).executeTakeFirst();

/** A phone's own figures: without the zero that stands before them, and the country's number that stands for it or before it. */
const ownFigures = (phone: RawBuilder<string>) => sql<string>`ltrim(phone_digits(${phone}), '0')`;

/** However the phone was written: with spaces, with the country's number, or without either beginning. */
export const paymentByNumberAndPhone = (
  reader: Reader,
  number: string,
  phone: string,
): Promise<Payment | undefined> =>
  reader
    .selectFrom("payment")
    .select(PAYMENT_COLUMNS)
    .where("reference", "=", number)
    .where(ownFigures(sql`payer_phone`), "=", ownFigures(sql`${phone}::text`))
    .where(ownFigures(sql`${phone}::text`), "<>", "")
    .executeTakeFirst();

/** Where somebody who paid can be written to: the address that they left, or else their account's. */
export async function payerAddress(
  reader: Reader,
  { payer_email, member_id }: Pick<Payment, "payer_email" | "member_id">,
): Promise<string> {
  if (payer_email || member_id === null) return payer_email;
  const found = await reader
    .selectFrom("member")
    .select("email")
    .where("id", "=", member_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found?.email ?? "";
}

export const paymentByRequestKey = (reader: Reader, requestKey: string): Promise<Payment | undefined> =>
  reader
    .selectFrom("payment")
    .select(PAYMENT_COLUMNS)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();

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
    .select(PAYMENT_COLUMNS)
    .where((where) => where.or([where("reference", "=", name), where("id", "in", attempt)]))
    .executeTakeFirst();
}

export interface PaymentChange {
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
}

export const updatePayment = (tx: Tx, id: string, change: PaymentChange): Promise<Payment> =>
  tx
    .updateTable("payment")
    .set(change)
    .where("id", "=", id)
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();

/** Pending past their time. One whose proof waits for a treasurer, or that was paid in part, never runs out. */
export const overduePayments = (reader: Reader, limit: number): Promise<Payment[]> =>
  reader
    .selectFrom("payment")
    .select(PAYMENT_COLUMNS)
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
