import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../../platform/database/database.ts";
import { dayOf } from "../../../platform/jakarta-day.ts";
import type { Seal } from "../seal-format.ts";

const COLUMNS = ["day", "postings", "root", "previous", "hash"] as const;

export const lastSeal = (reader: Reader): Promise<Seal | undefined> =>
  reader.selectFrom("seal").select(COLUMNS).orderBy("day", "desc").limit(1).executeTakeFirst();

export const sealOn = (reader: Reader, day: string): Promise<Seal | undefined> =>
  reader.selectFrom("seal").select(COLUMNS).where("day", "=", day).executeTakeFirst();

/** Oldest first. */
export const sealsFrom = (reader: Reader, from: string, limit: number): Promise<Seal[]> =>
  reader.selectFrom("seal").select(COLUMNS).where("day", ">=", from).orderBy("day").limit(limit).execute();

export async function sealsNewestFirst({ kysely }: Database, limit: number, offset: number) {
  const rows = await kysely
    .selectFrom("seal")
    .select(COLUMNS)
    .orderBy("day", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await kysely
    .selectFrom("seal")
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function firstDay(reader: Reader): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`select ${sql.raw(dayOf("min(at)"))} as day
    from ledger_posting`.execute(reader);
  return rows[0]?.day ?? undefined;
}

/**
 * Closes these days: postings dated into them count as late from now on. The lock waits for open postings and blocks
 * new ones, so that each is either sealed or late. A short timeout keeps donors from waiting behind a slow
 * transaction; the job retries.
 */
export async function beginSealing(tx: Tx, from: string, through: string) {
  await sql`set local lock_timeout = '3s'`.execute(tx);
  await sql`lock table ledger_posting in share mode`.execute(tx);
  await sql`insert into seal_begun (day)
    select day::date from generate_series(${from}::date, ${through}::date, interval '1 day') day
    on conflict (day) do nothing`.execute(tx);
}

/** One instance of the app seals at a time. */
export const sealAlone = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('seal'))`.execute(tx);

export interface Piece {
  day: string;
  piece: number;
  first_posting: number;
  root: string;
}

export async function writeSeals(tx: Tx, seals: readonly Seal[], pieces: readonly Piece[]) {
  if (seals.length > 0)
    await tx
      .insertInto("seal")
      .values([...seals])
      .execute();
  // A day of a million postings has four thousand pieces; a statement takes 65 535 parameters.
  for (let at = 0; at < pieces.length; at += 5000)
    await tx
      .insertInto("seal_piece")
      .values(pieces.slice(at, at + 5000))
      .execute();
}

export const piecesOn = (reader: Reader, day: string): Promise<Piece[]> =>
  reader
    .selectFrom("seal_piece")
    .select(["day", "piece", "first_posting", "root"])
    .where("day", "=", day)
    .orderBy("piece")
    .execute();

/** How many of these days are sealed, and the first sealed day. */
export async function sealsBetween(
  reader: Reader,
  from: string,
  through: string,
): Promise<{ made: number; since: string | null }> {
  const { rows } = await sql<{ made: number; since: string | null }>`
    select count(*) filter (where day between ${from} and ${through})::int as made, min(day) as since from seal`.execute(
    reader,
  );
  return rows[0] ?? { made: 0, since: null };
}
