import type { PaymentStatus } from "@barakah/contract";
import { type Insertable, type RawBuilder, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type Payment = Selectable<Schema["payment"]>;
export type PaymentKind = Payment["kind"];
export type PaymentMethod = Payment["method"];

/** Listed one by one, so that statements can be prepared: the meaning of `*` changes with the table. */
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
  "apart",
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

/** Every decision about a payment holds this lock. */
export const lockPayment = (tx: Tx, id: string): Promise<Payment> =>
  tx.selectFrom("payment").select(PAYMENT_COLUMNS).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

/**
 * Only if the bank has shown nothing: lines are locked before payments, and locking lines afterwards could deadlock.
 */
export const lockUnseen = (tx: Tx, reference: string): Promise<Payment | undefined> =>
  tx
    .selectFrom("payment")
    .select(PAYMENT_COLUMNS)
    .where("reference", "=", reference)
    .where("seen_amount", "=", 0)
    .forUpdate()
    .executeTakeFirst();

/** In order of id, to avoid deadlocks. */
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

/** A phone's digits without leading zero or country code. */
const ownFigures = (phone: RawBuilder<string>) => sql<string>`ltrim(phone_digits(${phone}), '0')`;

/** In any spelling of the phone. */
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

/** The payer's address, or else their account's. */
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

/** By our reference, or by the provider's order or transaction id. */
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

/** Moves the deadline of unpaid payments to this moment; an earlier deadline stays, and a payment without one stays without. */
export const payAtLatest = (on: Reader, ids: readonly string[], until: string) =>
  on
    .updateTable("payment")
    .set({ expires_at: until })
    .where("id", "in", ids)
    .where("status", "=", "pending")
    .where("expires_at", ">", until)
    .execute();

/** Whether it was opened from a pledge. */
export const isPledged = async (reader: Reader, id: string): Promise<boolean> =>
  (await reader.selectFrom("pledge_payment").select("payment_id").where("payment_id", "=", id).execute())
    .length > 0;
