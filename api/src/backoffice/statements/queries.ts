import {
  type Bank,
  STAFF_COUNT_MOST,
  type StatementLine,
  type StatementMapping,
  type StatementState,
} from "@barakah/contract";
import { type Insertable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database.ts";
import type { Schema } from "../../platform/schema.ts";

type Reader = Database["kysely"] | Tx;
const PAGE = 100;
const PARTS = 1000;

export const mappings = async (reader: Reader) =>
  (await reader.selectFrom("statement_mapping").select(["bank", "mapping"]).orderBy("bank").execute()) as {
    bank: Bank;
    mapping: StatementMapping;
  }[];

export async function rememberMapping(tx: Tx, bank: Bank, mapping: StatementMapping, memberId: number) {
  const written = JSON.stringify(mapping);
  await tx
    .insertInto("statement_mapping")
    .values({ bank, mapping: written, updated_by: memberId })
    .onConflict((clash) =>
      clash
        .column("bank")
        .doUpdateSet({ mapping: written, updated_by: memberId, updated_at: sql<string>`now()` }),
    )
    .execute();
}

/** How many of them were not there before. */
export async function addLines(tx: Tx, lines: Insertable<Schema["statement_line"]>[]): Promise<number> {
  let added = 0;
  for (let at = 0; at < lines.length; at += PARTS) {
    const inserted = await tx
      .insertInto("statement_line")
      .values(lines.slice(at, at + PARTS))
      .onConflict((clash) => clash.column("content_hash").doNothing())
      .returning("id")
      .execute();
    added += inserted.length;
  }
  return added;
}

interface Filter {
  state: StatementState;
  search?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

const literally = (text: string) => text.replace(/[%_\\]/g, "\\$&");

function conditionsOf({ state, search }: Filter) {
  // What a matched line brought beyond its payments is nobody's either.
  const where =
    state === "unidentified"
      ? sql`l.unclaimed > 0 and l.state in ('matched', 'unidentified')`
      : sql`l.state = ${state}`;
  if (!search) return where;
  const digits = search.replace(/^rp\.?/i, "").replace(/[\s.,]/g, "");
  const amount = /^\d+$/.test(digits) ? sql`l.amount::text like ${`${digits}%`}` : sql`false`;
  const words = sql`plain_words(l.description) like '%' || plain_words(${literally(search)}) || '%'`;
  return sql`${where} and (${words} or ${amount})`;
}

const LINE = sql`json_build_object('id', l.id, 'bank', l.bank, 'day', l.day, 'amount', l.amount,
  'description', l.description, 'state', l.state, 'unclaimed', l.unclaimed,
  'payments', (select coalesce(json_agg(json_build_object('reference', p.reference, 'payer_name', p.payer_name,
      'amount', s.amount) order by p.reference), '[]')
    from statement_share s join payment p on p.id = s.payment_id where s.line_id = l.id),
  'decided_by', (select coalesce(nullif(m.full_name, ''), m.username) from member m where m.id = l.decided_by))`;

export async function linesIn(reader: Reader, filter: Filter) {
  const { limit = PAGE, offset = 0 } = filter;
  const where = conditionsOf(filter);
  const found = await sql<{ total: number; rows: Omit<StatementLine, "proposal">[] }>`select
    (select count(*) from (select from statement_line l where ${where} limit ${STAFF_COUNT_MOST}) counted) as total,
    (select coalesce(json_agg(${LINE} order by l.day desc, l.id desc), '[]')
      from (select * from statement_line l where ${where} order by l.day desc, l.id desc
        limit ${Math.min(limit, PAGE)} offset ${offset}) l) as rows`.execute(reader);
  return found.rows[0] ?? { total: 0, rows: [] };
}
