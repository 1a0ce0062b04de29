import {
  type Bank,
  type StatementLine,
  type StatementMapping,
  type StatementState,
  statementMapping,
} from "@barakah/contract";
import { type Insertable, sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import {
  type StaffFilter,
  type StaffList,
  type StaffSearch,
  staffList,
} from "../../platform/staff-list/staff-list.ts";
import { allWords, type Place, starting } from "../../platform/staff-list/staff-search.ts";
import { proposalsOf, SUSPECTED, type Suspected } from "./matches.ts";

const PAGE = 100;
const PARTS = 1000;

/** Those chosen before a column could be named have none of it. */
export async function mappings(reader: Reader): Promise<{ bank: Bank; mapping: StatementMapping }[]> {
  const stored = await reader
    .selectFrom("statement_mapping")
    .select(["bank", "mapping"])
    .orderBy("bank")
    .execute();
  return stored.map(({ bank, mapping }) => ({ bank, mapping: statementMapping.parse(mapping) }));
}

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

export async function knownLines(reader: Reader, hashes: readonly string[]): Promise<string[]> {
  const found = await sql<{ content_hash: string }>`select content_hash from statement_line
    where content_hash = any(${hashes}::text[])`.execute(reader);
  return found.rows.map(({ content_hash }) => content_hash);
}

interface Filter extends StaffFilter {
  state: StatementState;
  bank?: Bank | undefined;
  search?: string | undefined;
}

/** By words of the bank's, or by the beginning of an amount. */
export function wordsOrAmount(typed: string, place: Place): StaffSearch {
  const digits = typed.replace(/^rp\.?/i, "").replace(/[\s.,]/g, "");
  const words = allWords(typed, place);
  if (!/^\d+$/.test(digits)) return { exact: words };
  return { exact: `(${words} or item.words like ${place(starting(digits))})` };
}

function lineList({ state, bank, search }: Filter): StaffList {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  return {
    columns: `item.id, item.bank, item.day, item.amount, item.sen, item.description, item.state, item.unclaimed,
      (select coalesce(json_agg(json_build_object('reference', p.reference, 'payer_name', p.payer_name,
          'amount', s.amount) order by p.reference), '[]')
        from statement_share s join payment p on p.id = s.payment_id where s.line_id = item.id) as payments,
      (select b.name from cash_handover h join cash_box b on b.code = h.box where h.line_id = item.id) as handover,
      (select i.account from fund_income i where i.line_id = item.id and i.reversed_at is null) as income,
      (select coalesce(nullif(m.full_name, ''), m.username) from member m where m.id = item.decided_by) as decided_by,
      ${SUSPECTED.columns}`,
    table: "statement_line",
    joins: SUSPECTED.joins,
    // What a matched line brought beyond its payments is nobody's either.
    where: [
      state === "unidentified"
        ? "item.unclaimed > 0 and item.state in ('matched', 'unidentified')"
        : `item.state = ${place(state)}`,
      ...(bank ? [`item.bank = ${place(bank)}`] : []),
    ],
    search: search ? wordsOrAmount(search, place) : undefined,
    newest: "day",
    values,
  };
}

export async function linesIn(database: Database, filter: Filter) {
  const { limit = PAGE, offset } = filter;
  const page = { limit: Math.min(limit, PAGE), offset };
  type Row = Omit<StatementLine, "proposal"> & Suspected;
  const { rows, total } = await staffList<Row>(database, lineList(filter), page);
  const proposals = proposalsOf(rows);
  return { rows: rows.map((row) => ({ ...row, proposal: proposals.get(row.id) ?? null })), total };
}
