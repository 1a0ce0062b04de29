import { type ReceiptKind, UNKNOWN_GIVER, type VoidCause } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import type { GivenFor, Issued } from "../../platform/database/columns.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { isOneOf } from "../../platform/database/one-of.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { nameOnReceipt } from "./name-on-receipt.ts";
import type { PaymentKind } from "./payments.ts";

/** With its ledger account. */
export type StoredLine = GivenFor & { amount: number };

export type Receipt = Selectable<Schema["receipt"]>;

export interface Paper {
  payment_id: string;
  payment_kind: PaymentKind;
  reference: string;
  method: string;
  received_at: string;
  payer_name: string;
  shown_as: string;
  on_behalf: string;
  /** Who verified the payment. */
  officer: string;
  /** The newest of each kind, which the next one replaces. */
  last: Partial<Record<ReceiptKind, string>>;
  /** What the books hold, by ledger account. */
  held: Record<string, number>;
}

export interface NewReceipt extends Omit<Paper, "payment_kind" | "officer" | "last" | "held"> {
  kind: ReceiptKind;
  number: string;
  amount: number;
  lines: StoredLine[];
  issuer: Issued;
  replaces: string | null;
  /** Default: now. */
  issued_at: string | null;
}

export async function papersFor(
  reader: Reader,
  payments: readonly string[],
  officer: number | null,
): Promise<Paper[]> {
  const found =
    await sql<Paper>`select p.id as payment_id, p.kind as payment_kind, p.reference, p.method, p.on_behalf,
      p.verified_at as received_at, p.payer_name as shown_as,
      ${nameOnReceipt} as payer_name,
      coalesce((select coalesce(nullif(o.full_name, ''), o.username) from member o where o.id = ${officer}::bigint), '') as officer,
      coalesce((select jsonb_object_agg(r.kind, r.number order by r.id) from receipt r where r.payment_id = p.id), '{}') as last,
      coalesce((select jsonb_object_agg(b.account, -b.amount) from (select l.account, sum(l.amount) as amount
        from ledger_transaction t join ledger_posting l on l.transaction_id = t.id
        where t.payment_id = p.id group by 1) b), '{}') as held
    from payment p left join member m on m.id = p.member_id and m.deleted_at is null
    where p.id ${isOneOf(payments)} and p.status = 'verified' order by p.verified_at, p.id`.execute(reader);
  return found.rows;
}

export async function lastReceipt(
  reader: Reader,
  { payment_id, kind }: Pick<Receipt, "payment_id" | "kind">,
): Promise<string | undefined> {
  const found = await reader
    .selectFrom("receipt")
    .select("number")
    .where("payment_id", "=", payment_id)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return found?.number;
}

/** Sends all rows as one JSON parameter, because thousands of rows would exceed the limit of parameters. */
export async function insertReceipts(tx: Tx, receipts: readonly NewReceipt[]): Promise<void> {
  if (receipts.length === 0) return;
  await sql`insert into receipt (number, payment_id, reference, kind, method, amount, lines, received_at, issuer,
      payer_name, shown_as, on_behalf, replaces, issued_at, npwp_sealed)
    select new.number, new.payment_id, new.reference, new.kind, new.method, new.amount, new.lines, new.received_at, new.issuer,
      new.payer_name, new.shown_as, new.on_behalf, new.replaces, coalesce(new.issued_at, now()), taxpayer.npwp_sealed
    from jsonb_to_recordset(${JSON.stringify(receipts)}::jsonb) as new (number text, payment_id uuid, reference text, kind text,
      method text, amount bigint, lines jsonb, received_at timestamptz, issuer jsonb, payer_name text, shown_as text,
      on_behalf text, replaces text, issued_at timestamptz)
    join payment on payment.id = new.payment_id
    left join taxpayer on taxpayer.member_id = payment.member_id and new.kind = 'zakat'`.execute(tx);
}

export async function voidReceiptsOf(
  tx: Tx,
  paymentId: string,
  because: VoidCause,
  by: number | null,
): Promise<void> {
  await tx
    .updateTable("receipt")
    .set({ void_at: sql<string>`clock_timestamp()`, void_because: because, void_by: by })
    .where("payment_id", "=", paymentId)
    .where("void_at", "is", null)
    .execute();
}

export async function voidReceipt(
  tx: Tx,
  number: string,
  because: VoidCause,
  by: number,
  note: string,
): Promise<void> {
  await tx
    .updateTable("receipt")
    .set({ void_at: sql<string>`clock_timestamp()`, void_because: because, void_by: by, void_note: note })
    .where("number", "=", number)
    .where("void_at", "is", null)
    .execute();
}

export const receiptByNumber = (reader: Reader, number: string): Promise<Receipt | undefined> =>
  reader.selectFrom("receipt").selectAll().where("number", "=", number).executeTakeFirst();

/** Valid ones, zakat first. */
export const holdingReceipts = (reader: Reader, paymentId: string): Promise<Receipt[]> =>
  reader
    .selectFrom("receipt")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .where("void_at", "is", null)
    .orderBy("kind", "desc")
    .execute();

/** A member's own receipt. */
export const ownReceipt = (reader: Reader, number: string, memberId: number): Promise<Receipt | undefined> =>
  reader
    .selectFrom("receipt")
    .innerJoin("payment", "payment.id", "receipt.payment_id")
    .selectAll("receipt")
    .where("number", "=", number)
    .where("payment.member_id", "=", memberId)
    .executeTakeFirst();

/** The valid receipt that replaced another. */
export async function heldInstead(
  reader: Reader,
  { payment_id, kind, id }: Pick<Receipt, "payment_id" | "kind" | "id">,
): Promise<string | null> {
  const found = await reader
    .selectFrom("receipt")
    .select("number")
    .where("payment_id", "=", payment_id)
    .where("kind", "=", kind)
    .where("void_at", "is", null)
    .where("id", ">", id)
    .executeTakeFirst();
  return found?.number ?? null;
}

/** The newest posting of a payment to an account. */
export async function postingOf(
  reader: Reader,
  paymentId: string,
  account: string,
): Promise<number | undefined> {
  const found = await sql<{
    id: number;
  }>`select l.id from ledger_transaction t join ledger_posting l on l.transaction_id = t.id
    where t.payment_id = ${paymentId} and l.account = ${account} and t.event like 'payment:%:verified%'
    order by l.id desc limit 1`.execute(reader);
  return found.rows[0]?.id;
}

/** Gifts to campaigns whose kind of fund was confirmed in these days: only then does a kind change. */
const ofConfirmed = (days: number) => sql<boolean>`r.payment_id in (select d.payment_id from donation d
  where d.campaign_id in (select id from campaign where fund_confirmed_at > now() - make_interval(days => ${days})))`;

/** Receipts whose kind of fund differs from the account's confirmed kind, by payment. */
export async function paidToAnotherKind(reader: Reader, most: number, days?: number): Promise<string[]> {
  const chosen = days === undefined ? sql<boolean>`true` : ofConfirmed(days);
  const found = await sql<{ payment_id: string }>`with wrong as (
      select account, fund_kind from (select distinct line ->> 'account' as account, line ->> 'fund_kind' as fund_kind
        from receipt r cross join lateral jsonb_array_elements(r.lines) line where r.void_at is null and ${chosen}) named
      where fund_kind_of(account) is distinct from fund_kind)
    select distinct r.payment_id from wrong join receipt r on r.void_at is null and ${chosen}
      and r.lines @> jsonb_build_array(jsonb_build_object('account', wrong.account, 'fund_kind', wrong.fund_kind))
    limit ${most}`.execute(reader);
  return found.rows.map(({ payment_id }) => payment_id);
}

/** Locks those of these payments that are still verified. */
export async function lockVerified(tx: Tx, payments: readonly string[]): Promise<string[]> {
  const found = await sql<{
    id: string;
  }>`select id from payment where id = any(${payments}::uuid[]) and status = 'verified'
    order by id for update`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** Verified before receipts existed, or by an older instance of the app. */
export async function giftsWithoutReceipt(
  reader: Reader,
  kinds: readonly PaymentKind[],
  most: number,
  days?: number,
): Promise<string[]> {
  const chosen =
    days === undefined
      ? sql<boolean>`true`
      : sql<boolean>`p.verified_at > now() - make_interval(days => ${days})`;
  const found = await sql<{ id: string }>`select p.id from payment p
    where p.status = 'verified' and ${chosen} and p.kind = any(${kinds})
      and not exists (select from receipt r where r.payment_id = p.id)
    limit ${most} for update skip locked`.execute(reader);
  return found.rows.map(({ id }) => id);
}

/** Receipts stay for the books, without names. */
export async function namelessReceipts(tx: Tx, memberId: number): Promise<void> {
  const payments = tx.selectFrom("payment").select("id").where("member_id", "=", memberId);
  await tx
    .updateTable("receipt")
    .set({ payer_name: "Anggota", shown_as: UNKNOWN_GIVER, on_behalf: "", npwp_sealed: null })
    .where("payment_id", "in", payments)
    .execute();
}
