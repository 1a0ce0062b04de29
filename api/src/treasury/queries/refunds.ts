import type { listRefunds, PaymentFile, PaymentRefund, QueryOf } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { staffList } from "../../platform/staff-list/staff-list.ts";
import { ACCOUNT_NAME } from "./postings.ts";
import { RETURN_LINES, RETURNED } from "./returned-transfers.ts";

const COLUMNS = `item.id, p.reference, p.payer_name, item.amount, item.way, item.status, item.waits,
  exists (select from proposal w where w.subject = 'refund_promise:' || item.id and w.state = 'waiting') as proposed, item.bank, item.account_number,
  item.account_holder, item.reason, coalesce(nullif(m.full_name, ''), m.username::text) as decided_by, item.created_at,
  item.paid_from, item.paid_on, item.paid_reference, item.withdrawn_reason, item.failure,
  ${RETURNED("refund")} as returned, ${RETURN_LINES("refund")} as return_lines`;
const JOINS = "join payment p on p.id = item.payment_id join member m on m.id = item.decided_by";

export const refunds = (database: Database, { status, ...page }: QueryOf<typeof listRefunds>) =>
  staffList<PaymentRefund>(database, page, (place) => ({
    columns: COLUMNS,
    table: "payment_refund",
    joins: JOINS,
    where: [status && `item.status = ${place(status)}`],
  }));

export const lockRefund = (tx: Tx, id: number) =>
  tx.selectFrom("payment_refund").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

const where = async (reader: Reader, condition: ReturnType<typeof sql>) =>
  (
    await sql<PaymentRefund>`select ${sql.raw(COLUMNS)} from payment_refund item ${sql.raw(JOINS)}
      where ${condition} order by item.id`.execute(reader)
  ).rows;

export const refundsFor = (reader: Reader, paymentId: string): Promise<PaymentRefund[]> =>
  where(reader, sql`item.payment_id = ${paymentId}`);

export async function refundOf(reader: Reader, id: number): Promise<PaymentRefund> {
  const [found] = await where(reader, sql`item.id = ${id}`);
  if (!found) throw new Error(`refund ${id} is gone`);
  return found;
}

export async function postingsFor(reader: Reader, paymentId: string): Promise<PaymentFile["postings"]> {
  const found = await sql<
    PaymentFile["postings"][number]
  >`select t.event, t.description, l.account, ${sql.raw(ACCOUNT_NAME("l.account"))} as account_name, l.amount, t.created_at
    from ledger_transaction t join ledger_posting l on l.transaction_id = t.id
    where t.payment_id = ${paymentId} order by t.id, l.id`.execute(reader);
  return found.rows;
}

/** Campaigns, funds and events that an entry leaves below zero, and how far. */
export async function shortAfter(tx: Tx, event: string): Promise<{ name: string; amount: number }[]> {
  const { rows } = await sql<{ name: string; amount: number }>`
    select ${sql.raw(ACCOUNT_NAME("taken.account"))} as name, taken.amount from (
      select g.account, sum(g.amount)::bigint as amount from ledger_posting g
      where g.account ~ '^(event|campaign|fund):' and g.account in (select o.account from ledger_transaction t
        join ledger_posting o on o.transaction_id = t.id where t.event = ${event} and o.amount > 0)
      group by 1) taken where taken.amount > 0 order by taken.account`.execute(tx);
  return rows;
}

/** Stores with a negative balance after a refund. */
export async function debtsAfter(tx: Tx, event: string): Promise<{ store: string; amount: number }[]> {
  const { rows } = await sql<{ store: string; amount: number }>`
    select s.name as store, sum(g.amount)::bigint as amount from store s join ledger_posting g on g.account = 'store:' || s.id
    where g.account in (select o.account from ledger_transaction t join ledger_posting o on o.transaction_id = t.id
      where t.event = ${event} and o.account like 'store:%')
    group by s.id having sum(g.amount) > 0`.execute(tx);
  return rows;
}
