import { type Bank, STAFF_COUNT_MOST, type StatementLine, type StatementMapping } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../platform/database.ts";
import type { Schema } from "../../platform/schema.ts";

type Reader = Database["kysely"] | Tx;
export type StoredLine = Selectable<Schema["statement_line"]>;
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

export async function linesIn(
  reader: Reader,
  state: StoredLine["state"],
  { limit = PAGE, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) {
  const found = await sql<{ total: number; rows: Omit<StatementLine, "proposal">[] }>`select
    (select count(*) from (select from statement_line where state = ${state} limit ${STAFF_COUNT_MOST}) counted) as total,
    (select coalesce(json_agg(json_build_object('id', l.id, 'bank', l.bank, 'day', l.day, 'amount', l.amount,
        'description', l.description, 'state', l.state) order by l.day desc, l.id desc), '[]')
      from (select * from statement_line where state = ${state} order by day desc, id desc
        limit ${Math.min(limit, PAGE)} offset ${offset}) l) as rows`.execute(reader);
  return found.rows[0] ?? { total: 0, rows: [] };
}

export const lockLines = (tx: Tx, ids: readonly number[]): Promise<StoredLine[]> =>
  tx
    .selectFrom("statement_line")
    .selectAll()
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();

export async function settleLines(
  tx: Tx,
  ids: readonly number[],
  change: { state: StoredLine["state"]; payment_id?: string },
  memberId: number,
) {
  await tx
    .updateTable("statement_line")
    .set({ ...change, decided_by: memberId, decided_at: sql<string>`now()` })
    .where("id", "in", [...ids])
    .execute();
}

/** Between a bank account and the money that nobody claimed yet: `amount` above zero came in, below zero was claimed. */
export async function bookUnidentified(
  tx: Tx,
  event: string,
  bank: Bank,
  amount: number,
  description: string,
) {
  const { id } = await tx
    .insertInto("ledger_transaction")
    .values({ event, payment_id: null, description })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("ledger_posting")
    .values([
      { transaction_id: id, account: `bank:${bank}`, amount },
      { transaction_id: id, account: "unidentified", amount: -amount },
    ])
    .execute();
}
