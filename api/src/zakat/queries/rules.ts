import {
  BASIS_OF_KIND,
  type BodyOf,
  type enterZakatRule,
  HAWL_KINDS,
  type ZakatRule,
} from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

const RULE = sql`r.id, r.kind, r.watering, r.nisab_basis, r.nisab_value::float8 as nisab_value,
  r.nisab_rice::float8 as nisab_rice, r.rate_bp, r.hawl, r.source, r.source_url, r.decided_on, r.valid_from, r.valid_to`;

/** Per kind, the newest confirmed rule in force on a day. */
export async function rulesOn(reader: Reader, day: string): Promise<ZakatRule[]> {
  const { rows } = await sql<ZakatRule>`select * from (
      select distinct on (r.kind, r.watering) ${RULE} from zakat_rule r
      where r.confirmed_at is not null and r.valid_from <= ${day}::date
      order by r.kind, r.watering, r.valid_from desc, r.id desc) newest
    where valid_to is null or valid_to >= ${day}::date`.execute(reader);
  return rows;
}

/** A confirmed rule that was in force on a day or the day before. */
export async function ruleHeld(reader: Reader, id: number, day: string): Promise<ZakatRule | undefined> {
  const { rows } = await sql<ZakatRule>`select ${RULE} from zakat_rule r
    where r.id = ${id} and r.confirmed_at is not null and r.valid_from <= ${day}::date
      and (r.valid_to is null or r.valid_to >= ${day}::date - 1)
      and not exists (select from zakat_rule later where later.kind = r.kind
        and later.watering is not distinct from r.watering and later.confirmed_at is not null
        and (later.valid_from, later.id) > (r.valid_from, r.id) and later.valid_from < ${day}::date)`.execute(
    reader,
  );
  return rows[0];
}

export interface StoredRule extends ZakatRule {
  entered_by: number;
  entered_by_name: string;
  entered_at: string;
  confirmed_by: number | null;
  confirmed_by_name: string | null;
  returned_by: number | null;
  returned_by_name: string | null;
  returned_reason: string;
}

/** Enough history for the screen. */
const MOST = 300;
const name = (table: string) => sql.raw(`coalesce(nullif(${table}.full_name, ''), ${table}.username::text)`);

export async function allRules(reader: Reader): Promise<StoredRule[]> {
  const { rows } =
    await sql<StoredRule>`select ${RULE}, r.entered_by, ${name("e")} as entered_by_name, r.entered_at,
      r.confirmed_by, ${name("c")} as confirmed_by_name, r.returned_by, ${name("b")} as returned_by_name, r.returned_reason
    from zakat_rule r join member e on e.id = r.entered_by left join member c on c.id = r.confirmed_by
    left join member b on b.id = r.returned_by
    order by r.valid_from desc, r.id desc limit ${MOST}`.execute(reader);
  return rows;
}

export async function insertRule(
  tx: Tx,
  rule: BodyOf<typeof enterZakatRule>,
  enteredBy: number,
): Promise<number> {
  const { nisab_value, nisab_rice, ...rest } = rule;
  const { id } = await tx
    .insertInto("zakat_rule")
    .values({
      ...rest,
      nisab_basis: BASIS_OF_KIND[rule.kind],
      nisab_value: String(nisab_value),
      nisab_rice: nisab_rice === null ? null : String(nisab_rice),
      hawl: HAWL_KINDS.some((kind) => kind === rule.kind),
      entered_by: enteredBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Locked, so that two decisions are serialised. */
export const lockRule = (tx: Tx, id: number) =>
  tx
    .selectFrom("zakat_rule")
    .select(["kind", "watering", "source", "valid_from"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** Whether a rule in force begins later; the database refuses it, too. */
export async function isRuleBehind(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{
    behind: boolean;
  }>`select exists (select from zakat_rule mine join zakat_rule other
      on other.kind = mine.kind and other.watering is not distinct from mine.watering and other.id <> mine.id
    where mine.id = ${id} and other.confirmed_at is not null and other.valid_from > mine.valid_from
      and other.valid_from <= (now() at time zone 'Asia/Jakarta')::date) as behind`.execute(tx);
  return rows[0]?.behind ?? false;
}

export const markConfirmed = (tx: Tx, id: number, memberId: number) =>
  tx
    .updateTable("zakat_rule")
    .set({ confirmed_by: memberId, confirmed_at: sql<string>`now()` })
    .where("id", "=", id)
    .execute();

export const markReturned = (tx: Tx, id: number, memberId: number, reason: string) =>
  tx
    .updateTable("zakat_rule")
    .set({ returned_by: memberId, returned_at: sql<string>`now()`, returned_reason: reason })
    .where("id", "=", id)
    .execute();
