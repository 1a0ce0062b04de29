import type { Bank, StatementFile, StatementGap } from "@barakah/contract";
import { type Insertable, sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";

interface Before {
  last_day: string;
  closing: number | null;
}

const DAY = 24 * 3600_000;
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * The gap between a file and the one before. Known balances decide: days without movements are in no file.
 * Overlapping files have no gap.
 */
export function gapBetween(
  before: Before | undefined,
  file: { first_day: string; opening: number | null },
): StatementGap | null {
  if (!before || file.first_day <= before.last_day) return null;
  const known = before.closing !== null && file.opening !== null;
  const amount = known ? (file.opening ?? 0) - (before.closing ?? 0) : null;
  const apart = later(before.last_day, 1) < file.first_day;
  if (amount === 0 || (amount === null && !apart)) return null;
  return {
    from: apart ? later(before.last_day, 1) : null,
    to: apart ? later(file.first_day, -1) : null,
    amount,
    after: before.last_day,
    closing: before.closing,
  };
}

/** The newest file of the bank that begins before this day. */
export const fileBefore = (reader: Reader, bank: Bank, day: string): Promise<Before | undefined> =>
  reader
    .selectFrom("statement_file")
    .select(["last_day", "closing"])
    .where("bank", "=", bank)
    .where("first_day", "<", day)
    .orderBy("last_day", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();

export async function importedBefore(reader: Reader, bank: Bank, hash: string): Promise<string | null> {
  const found = await reader
    .selectFrom("statement_file")
    .select("imported_at")
    .where("bank", "=", bank)
    .where("content_hash", "=", hash)
    .executeTakeFirst();
  return found?.imported_at ?? null;
}

/** Importing the same file again only adds balances that were typed later. */
export async function keepFile(tx: Tx, file: Insertable<Schema["statement_file"]>): Promise<number> {
  const { id } = await tx
    .insertInto("statement_file")
    .values(file)
    .onConflict((clash) =>
      clash.columns(["bank", "content_hash"]).doUpdateSet({
        opening: sql<number | null>`coalesce(excluded.opening, statement_file.opening)`,
        closing: sql<number | null>`coalesce(excluded.closing, statement_file.closing)`,
        opening_sen: sql<number>`case when excluded.opening is null then statement_file.opening_sen else excluded.opening_sen end`,
        closing_sen: sql<number>`case when excluded.closing is null then statement_file.closing_sen else excluded.closing_sen end`,
        left_out: (select) => select.ref("excluded.left_out"),
      }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Counts lines that are no longer new, and those that reversed bookings still refer to. Rows that the file should have brought and
 * that do not name it count too: older versions did not note the file, and such a line would stay behind.
 */
const USED = (file: string) => `(select count(*) filter (where used)
      + greatest(0, ${file}.lines + ${file}.debits - coalesce(${file}.repeated, 0) - count(*))
    from (select l.state <> 'open' or exists (select from fund_income i where i.line_id = l.id)
        or exists (select from settlement q where q.line_id = l.id) as used from statement_line l where l.file_id = ${file}.id
      union all select d.state <> 'open' from statement_debit d where d.file_id = ${file}.id) own)::int`;

/** Locks a file and its lines, so that none of them is used meanwhile. */
export async function lockFile(tx: Tx, id: number) {
  const file = await tx
    .selectFrom("statement_file")
    .select(["id", "bank", "name", "first_day", "last_day", "imported_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  for (const table of ["statement_line", "statement_debit"] as const)
    await tx.selectFrom(table).select("id").where("file_id", "=", id).orderBy("id").forUpdate().execute();
  return file;
}

export async function usedOf(tx: Tx, id: number): Promise<number> {
  const found = await sql<{ used: number }>`select ${sql.raw(USED("f"))} as used from statement_file f
    where f.id = ${id}`.execute(tx);
  return found.rows[0]?.used ?? 0;
}

interface Imported {
  id: number;
  bank: string;
  first_day: string;
  last_day: string;
}

/** The name of a later file about the same days that did not bring rows because this one had: they would be lost. */
export async function repeatedLater(tx: Tx, file: Imported): Promise<string | undefined> {
  const later = await tx
    .selectFrom("statement_file")
    .select("name")
    .where("bank", "=", file.bank as Bank)
    .where("id", ">", file.id)
    .where("first_day", "<=", file.last_day)
    .where("last_day", ">=", file.first_day)
    .where((either) => either.or([either("repeated", ">", 0), either("repeated", "is", null)]))
    .orderBy("id", "desc")
    .executeTakeFirst();
  return later && (later.name || "tanpa nama");
}

export async function removeFile(tx: Tx, id: number) {
  const lines = await tx.deleteFrom("statement_line").where("file_id", "=", id).executeTakeFirstOrThrow();
  const debits = await tx.deleteFrom("statement_debit").where("file_id", "=", id).executeTakeFirstOrThrow();
  await tx.deleteFrom("statement_file").where("id", "=", id).execute();
  return { lines: Number(lines.numDeletedRows), debits: Number(debits.numDeletedRows) };
}

type Row = Omit<StatementFile, "gap"> & { before: Before | null };

export async function filesOf(
  database: Database,
  { bank, ...page }: StaffFilter & { bank?: Bank | undefined },
) {
  const { rows, total } = await staffList<Row>(database, page, (place) => ({
    columns: `item.id, item.bank, item.name, item.first_day, item.last_day, item.opening, item.closing, item.lines, item.debits,
      item.left_out, item.imported_at, ${USED("item")} as used, coalesce(nullif(m.full_name, ''), m.username) as imported_by, before.about as before`,
    table: "statement_file",
    joins: `join member m on m.id = item.imported_by
      left join lateral (select json_build_object('last_day', b.last_day, 'closing', b.closing) as about from statement_file b
        where b.bank = item.bank and b.first_day < item.first_day and b.id <> item.id
        order by b.last_day desc, b.id desc limit 1) before on true`,
    where: [bank && `item.bank = ${place(bank)}`],
    newest: "last_day",
  }));
  return {
    rows: rows.map(({ before, ...row }) => ({ ...row, gap: gapBetween(before ?? undefined, row) })),
    total,
  };
}

export interface Coverage {
  bank: string;
  /** The last day covered by a file. */
  reaches: string | null;
  gaps: StatementGap[];
}

/** The coverage of each active bank account by its files. */
export async function statementCoverage(reader: Reader, from: string): Promise<Coverage[]> {
  const banks = await reader
    .selectFrom("receiving_account")
    .select("code")
    .where("kind", "=", "bank")
    .where("active", "=", true)
    .orderBy("place")
    .execute();
  const files = await reader
    .selectFrom("statement_file")
    .select(["bank", "first_day", "last_day", "opening", "closing"])
    .where("last_day", ">=", from)
    .orderBy("first_day")
    .orderBy("last_day")
    .execute();
  return banks.map(({ code }) => {
    const own = files.filter(({ bank }) => bank === code);
    return {
      bank: code,
      reaches:
        own
          .map(({ last_day }) => last_day)
          .sort()
          .at(-1) ?? null,
      gaps: own.flatMap((file, at) => gapBetween(own[at - 1], file) ?? []),
    };
  });
}
