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

type Row = Omit<StatementFile, "gap"> & { before: Before | null };

export async function filesOf(
  database: Database,
  { bank, ...page }: StaffFilter & { bank?: Bank | undefined },
) {
  const { rows, total } = await staffList<Row>(database, page, (place) => ({
    columns: `item.id, item.bank, item.name, item.first_day, item.last_day, item.opening, item.closing, item.lines, item.debits,
      item.left_out, item.imported_at, coalesce(nullif(m.full_name, ''), m.username) as imported_by, before.about as before`,
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
