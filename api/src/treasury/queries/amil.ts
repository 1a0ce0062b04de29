import type { AmilLimit, AmilLimitName, AmilTake } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { ACCOUNT_NAME } from "./postings.ts";

export type StoredTake = Selectable<Schema["amil_take"]>;

/** The limits of a year, their base and what is left. */
export async function amilLimits(reader: Reader, year: number): Promise<AmilLimit[]> {
  const { rows } = await sql<AmilLimit>`with received as materialized (select * from received_in(${year})),
    limits as (select distinct on (l.name) l.* from amil_limit l where l.year <= ${year} order by l.name, l.year desc)
    select name, rate_bp, source, decided_on, iso_instant(set_at) as set_at, base, used,
      (base * rate_bp / 10000 - used)::bigint as room
    from (select l.*, amil_used(l.name, ${year}) as used,
        (select coalesce(sum(r.amount), 0)::bigint from received r where counts_for(l.name, r.kind)) as base
      from limits l) sums
    order by array_position(array['zakat', 'infak', 'collection'], name)`.execute(reader);
  return rows;
}

/** What is left of a limit; locks it. */
export async function roomOf(tx: Tx, name: AmilLimitName, year: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`amil:${name}:${year}`}, 0))`.execute(tx);
  const { rows } = await sql<{
    room: number;
  }>`select (fund_receipts(${name}, ${year}) * amil_rate(${name}, ${year}) / 10000
    - amil_used(${name}, ${year}))::bigint as room`.execute(tx);
  return rows[0]?.room ?? 0;
}

export const writeLimit = (tx: Tx, limit: Insertable<Schema["amil_limit"]>) =>
  tx
    .insertInto("amil_limit")
    .values(limit)
    .onConflict((clash) =>
      clash.columns(["name", "year"]).doUpdateSet({
        rate_bp: limit.rate_bp,
        source: limit.source,
        decided_on: limit.decided_on,
        set_by: limit.set_by,
        set_at: sql<string>`now()`,
      }),
    )
    .execute();

export async function limitOf(reader: Reader, name: AmilLimitName, year: number) {
  return reader
    .selectFrom("amil_limit")
    .select(["rate_bp", "source", "decided_on", "year"])
    .where("name", "=", name)
    .where("year", "<=", year)
    .orderBy("year", "desc")
    .executeTakeFirst();
}

const PERSON = (id: string) =>
  `(select coalesce(nullif(m.full_name, ''), m.username) from member m where m.id = ${id})`;
const TAKE = `item.id, item.year, item.source, item.amount, item.base, item.rate_bp, item.reason,
  iso_instant(item.taken_at) as taken_at, ${PERSON("item.taken_by")} as taken_by,
  json_build_object('account', item.from_account, 'kind', fund_kind_of(item.from_account),
    'name', ${ACCOUNT_NAME("item.from_account")}) as "from",
  case when item.reversed_at is not null then json_build_object('at', iso_instant(item.reversed_at),
    'by', ${PERSON("item.reversed_by")}, 'reason', item.reversed_reason) end as reversed`;

export const amilTakes = (database: Database, page: StaffFilter) =>
  staffList<AmilTake>(database, page, () => ({ columns: TAKE, table: "amil_take", newest: "taken_at" }));

export async function takeById(reader: Reader, id: number): Promise<AmilTake | undefined> {
  const { rows } =
    await sql<AmilTake>`select ${sql.raw(TAKE)} from amil_take item where item.id = ${id}`.execute(reader);
  return rows[0];
}

export const takeByKey = (reader: Reader, key: string): Promise<StoredTake | undefined> =>
  reader.selectFrom("amil_take").selectAll().where("request_key", "=", key).executeTakeFirst();

/** Undefined if the same call ran twice at once. */
export const insertTake = async (tx: Tx, take: Insertable<Schema["amil_take"]>) =>
  (
    await tx
      .insertInto("amil_take")
      .values(take)
      .onConflict((clash) => clash.column("request_key").doNothing())
      .returning("id")
      .executeTakeFirst()
  )?.id;

export const lockTake = (tx: Tx, id: number): Promise<StoredTake | undefined> =>
  tx.selectFrom("amil_take").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const markTakeReversed = (tx: Tx, id: number, memberId: number, reason: string) =>
  tx
    .updateTable("amil_take")
    .set({ reversed_at: sql<string>`now()`, reversed_by: memberId, reversed_reason: reason })
    .where("id", "=", id)
    .execute();
