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
import type { Place } from "../../platform/staff-list/staff-list.ts";
import { type StaffFilter, type StaffSearch, staffList } from "../../platform/staff-list/staff-list.ts";
import { allWords, starting } from "../../platform/staff-list/staff-search.ts";
import { aboutProposals } from "./doubt-about-match.ts";
import { paymentsOf, proposalsOf, SUSPECTED, type Suspected } from "./match-lines.ts";
import { BRINGING_BACK, BROUGHT_BACK } from "./returned-transfers.ts";

const PAGE = 100;
const PARTS = 1000;

/** Old mappings lack columns that could not be chosen then. */
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

/** Adds rows of a file. Returns how many were new. */
export async function addRows<Table extends "statement_line" | "statement_debit">(
  tx: Tx,
  table: Table,
  rows: Insertable<Schema[Table]>[],
): Promise<number> {
  let added = 0;
  for (let at = 0; at < rows.length; at += PARTS) {
    const inserted = await tx
      .insertInto(table as "statement_line")
      .values(rows.slice(at, at + PARTS) as Insertable<Schema["statement_line"]>[])
      .onConflict((clash) => clash.column("content_hash").doNothing())
      .returning("id")
      .execute();
    added += inserted.length;
  }
  return added;
}

/** A line of an earlier file, as much of it as tells it from another. */
export interface StoredRow {
  day: string;
  amount: number;
  out: boolean;
  description: string;
  content_hash: string;
  balance: number | null;
  imported_at: string;
  /** Of the file that brought it, where that is known. */
  name: string | null;
  first_day: string | null;
  last_day: string | null;
}

export async function storedBetween(
  reader: Reader,
  bank: Bank,
  from: string,
  to: string,
): Promise<StoredRow[]> {
  const rowsOf = (table: string, out: boolean) => sql`select l.day, l.amount, ${sql.lit(out)}::boolean as out,
      l.description, l.content_hash, l.balance, l.imported_at, f.name, f.first_day, f.last_day, l.id
    from ${sql.table(table)} l left join statement_file f on f.id = l.file_id
    where l.bank = ${bank} and l.day between ${from}::date and ${to}::date`;
  const found = await sql<StoredRow>`${rowsOf("statement_line", false)}
    union all ${rowsOf("statement_debit", true)} order by out, id`.execute(reader);
  return found.rows;
}

interface Filter extends StaffFilter {
  state: StatementState;
  bank?: Bank | undefined;
  search?: string | undefined;
}

/** The bank's words, or the beginning of an amount. */
export function wordsOrAmount(typed: string, place: Place): StaffSearch {
  const digits = typed.replace(/^rp\.?/i, "").replace(/[\s.,]/g, "");
  const words = allWords(typed, place);
  if (!/^\d+$/.test(digits)) return { exact: words };
  return { exact: `(${words} or item.words like ${place(starting(digits))})` };
}

export async function linesIn(database: Database, { state, bank, search, limit = PAGE, offset }: Filter) {
  type Row = Omit<StatementLine, "proposal"> & Suspected;
  const page = { limit: Math.min(limit, PAGE), offset };
  const { rows, total } = await staffList<Row>(database, page, (place) => ({
    columns: `item.id, item.bank, item.day, item.amount, item.sen, item.description, item.state, item.unclaimed,
      (select coalesce(json_agg(json_build_object('reference', p.reference, 'payer_name', p.payer_name,
          'amount', s.amount) order by p.reference), '[]')
        from statement_share s join payment p on p.id = s.payment_id where s.line_id = item.id) as payments,
      (select b.name from cash_handover h join cash_box b on b.code = h.box where h.line_id = item.id) as handover,
      ${BROUGHT_BACK} as returned,
      ${BRINGING_BACK} as bringing_back,
      (select i.account from fund_income i where i.line_id = item.id and i.reversed_at is null) as income,
      (select coalesce(nullif(m.full_name, ''), m.username) from member m where m.id = item.decided_by) as decided_by,
      ${SUSPECTED.columns}`,
    table: "statement_line",
    joins: SUSPECTED.joins,
    // The surplus of a matched line is unidentified too.
    where: [
      state === "unidentified"
        ? "item.unclaimed > 0 and item.state in ('matched', 'unidentified')"
        : `item.state = ${place(state)}`,
      bank && `item.bank = ${place(bank)}`,
    ],
    search: search && wordsOrAmount(search, place),
    newest: "day",
  }));
  return { rows: await withProposals(database, rows), total };
}

async function withProposals<Row extends Suspected>(database: Database, rows: readonly Row[]) {
  const proposals = proposalsOf(rows);
  const proposed = rows.flatMap((row) => {
    const reference = proposals.get(row.id)?.reference;
    return reference === undefined ? [] : [{ line: row.id, reference, payments: paymentsOf(row).length }];
  });
  const about = await aboutProposals(database, proposed);
  return rows.map((row) => {
    const proposal = proposals.get(row.id);
    const more = about.get(row.id);
    if (!proposal || !more) return { ...row, proposal: null };
    const sure = proposal.match === "exact" && proposal.status !== "rejected" && more.doubt === null;
    return { ...row, proposal: { ...proposal, ...more, sure } };
  });
}
