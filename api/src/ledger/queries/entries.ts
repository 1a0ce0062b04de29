import { jakartaDay } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Account } from "../accounts.ts";
import { bookedOn } from "./book-into-open-month.ts";

/**
 * One leg of an entry. Positive amounts are debits, negative ones credits: a bank account grows by a debit, the balance of a
 * campaign, fund or store by a credit.
 */
export interface Leg {
  account: Account;
  amount: number;
}

export interface Entry {
  /** Idempotency key: an event is posted once. */
  event: string;
  description: string;
  paymentId?: string;
  legs: readonly Leg[];
  /** Of its business day (`bookedOn`), by which reports count. Default: now. The moment of recording is stored beside it. */
  at?: Date | string | undefined;
}

/** False if the event is already posted. The database refuses legs that do not sum to zero. */
export const post = async (tx: Tx, entry: Entry): Promise<boolean> => (await postAll(tx, [entry])) === 1;

/**
 * Posts many events with one statement; returns how many were new. One statement per entry would cost more in round trips
 * than the inserts themselves. Legs keep their order.
 */
export async function postAll(tx: Tx, entries: readonly Entry[]): Promise<number> {
  const records = entries.map(({ event, description, paymentId, legs, at }) => ({
    event,
    payment_id: paymentId,
    description,
    at: at === undefined ? undefined : new Date(at).toISOString(),
    legs,
  }));
  const { rows } = await sql<{ posted: number }>`
    with entry as materialized (
      select distinct on (event) * from rows from (jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as (event text, payment_id uuid, description text, at timestamptz, legs jsonb))
        with ordinality as record (event, payment_id, description, at, legs, place)
      order by event, place
    ), posted as (
      insert into ledger_transaction (event, payment_id, description, created_at)
      select event, payment_id, description, coalesce(at, now()) from entry order by place
      on conflict (event) do nothing returning id, event
    ), legs as (
      insert into ledger_posting (transaction_id, account, amount)
      select posted.id, leg.account, leg.amount from posted join entry using (event)
        cross join rows from (jsonb_to_recordset(entry.legs) as (account text, amount bigint))
        with ordinality as leg (account, amount, place)
      order by entry.place, leg.place
    )
    select count(*) as posted from posted`.execute(tx);
  return rows[0]?.posted ?? 0;
}

/**
 * Posts the opposite of an earlier event, on the same business day while its month is open; the original stays. False if
 * already reversed.
 */
export async function postReversal(
  tx: Tx,
  of: string,
  entry: Pick<Entry, "event" | "description" | "at">,
): Promise<boolean> {
  const posted = await tx
    .selectFrom("ledger_transaction")
    .innerJoin("ledger_posting", "ledger_posting.transaction_id", "ledger_transaction.id")
    .select(["payment_id", "account", "amount", "ledger_transaction.created_at"])
    .where("event", "=", of)
    .orderBy("ledger_posting.id")
    .execute();
  const [first] = posted;
  if (!first) throw new Error(`${of} was never posted`);
  const legs = posted.map(({ account, amount }) => ({ account: account as Account, amount: -amount }));
  const at = entry.at ?? (await bookedOn(tx, jakartaDay(new Date(first.created_at))));
  return post(tx, { ...entry, at, ...(first.payment_id && { paymentId: first.payment_id }), legs });
}

export const wasPosted = async (reader: Reader, event: string): Promise<boolean> =>
  (await reader
    .selectFrom("ledger_transaction")
    .select("id")
    .where("event", "=", event)
    .executeTakeFirst()) !== undefined;
