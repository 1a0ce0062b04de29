import type { Collector, CollectorTerms, LumpSettlement, OwedPayment } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredSettlement = Selectable<Schema["settlement"]>;

const SHOWN = 50;
const OWED_MOST = 1000;

export type Owed = OwedPayment & { payment_id: string; collector: Collector; day: string; days: number };

/** The payments that collectors owe us, oldest first; with `references`, only these. */
export async function owed(reader: Reader, references?: readonly string[]): Promise<Owed[]> {
  const { rows } =
    await sql<Owed>`select o.collector, o.payment_id, p.reference, p.kind, p.payer_name, o.amount,
      iso_instant(o.since) as since, (o.since at time zone 'Asia/Jakarta')::date as day,
      ((now() at time zone 'Asia/Jakarta')::date - (o.since at time zone 'Asia/Jakarta')::date) as days,
      array(select a.provider_order_id from payment_attempt a where a.payment_id = p.id order by a.id) as orders
    from collector_owes o join payment p on p.id = o.payment_id
    where ${references ?? null}::text[] is null or p.reference = any(${references ?? null}::text[])
    order by o.since, p.reference limit ${OWED_MOST}`.execute(reader);
  return rows;
}

/** All that each collector owes; `owed` shows the first thousand payments. Doctor compares it with the ledger's account. */
export async function balances(reader: Reader): Promise<Map<Collector, number>> {
  const { rows } = await sql<{ collector: Collector; amount: number }>`
    select collector, sum(amount)::bigint as amount from collector_due group by 1`.execute(reader);
  return new Map(rows.map(({ collector, amount }) => [collector, amount]));
}

export type StoredCollector = CollectorTerms & { code: Collector; account: string };

export const collectors = (reader: Reader): Promise<StoredCollector[]> =>
  reader.selectFrom("collector").selectAll().orderBy("code").execute();

/** Locks a collector, so that settlements and changes of its terms wait for each other. */
export const lockCollector = (tx: Tx, code: Collector): Promise<StoredCollector> =>
  tx.selectFrom("collector").selectAll().where("code", "=", code).forUpdate().executeTakeFirstOrThrow();

export const updateCollector = (tx: Tx, code: Collector, terms: CollectorTerms) =>
  tx.updateTable("collector").set(terms).where("code", "=", code).execute();

/** Number and sum of the payments that are owed for longer than agreed, by collector. */
export async function lateSums({ pool }: Database) {
  const { rows } = await pool.query<{ collector: Collector; count: number; amount: number }>(
    `select o.collector, count(*)::int as count, sum(o.amount)::bigint as amount from (${LATE}) o group by 1`,
  );
  return rows;
}

/** SQL: payments that a collector owes for longer than was agreed. */
export const LATE = `select o.* from collector_owes o join collector c on c.code = o.collector
  where o.amount > 0 and o.since < now() - make_interval(days => c.usual_days)`;

export const insertSettlement = (
  tx: Tx,
  stored: Insertable<Schema["settlement"]>,
): Promise<StoredSettlement> =>
  tx.insertInto("settlement").values(stored).returningAll().executeTakeFirstOrThrow();

export const insertSettlementShares = (tx: Tx, shares: Insertable<Schema["settlement_share"]>[]) =>
  tx.insertInto("settlement_share").values(shares).execute();

export const settlementById = (tx: Tx, id: number): Promise<StoredSettlement | undefined> =>
  tx.selectFrom("settlement").selectAll().where("id", "=", id).executeTakeFirst();

export const settlementOf = (reader: Reader, lineId: number): Promise<StoredSettlement | undefined> =>
  reader
    .selectFrom("settlement")
    .selectAll()
    .where("line_id", "=", lineId)
    .where("reversed_at", "is", null)
    .executeTakeFirst();

export const markReversed = (tx: Tx, id: number, memberId: number, reason: string) =>
  tx
    .updateTable("settlement")
    .set({ reversed_at: sql<string>`now()`, reversed_by: memberId, reversed_reason: reason })
    .where("id", "=", id)
    .execute();

export const dropShares = (tx: Tx, lineId: number) =>
  tx.deleteFrom("statement_share").where("line_id", "=", lineId).execute();

export const settlements = ({ prepared }: Database): Promise<LumpSettlement[]> =>
  prepared<LumpSettlement>(
    "settlements",
    `select s.id, s.account, l.bank, l.day, s.gross, s.fee, s.created_at,
      (select count(*)::int from settlement_share h where h.settlement_id = s.id) as payments,
      coalesce(nullif(m.full_name, ''), m.username) as decided_by,
      case when s.reversed_at is not null then s.reversed_reason end as reversed
    from settlement s join statement_line l on l.id = s.line_id join member m on m.id = s.decided_by
    order by s.created_at desc, s.id desc limit ${SHOWN}`,
    [],
  );
