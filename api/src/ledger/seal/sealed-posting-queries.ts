import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { clockOf, dayBegins, dayEnds, dayOf } from "../../platform/jakarta-day.ts";
import type { SealedPosting } from "./seal-format.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Cursors take no parameters: the day is validated and written into the text. */
function written(day: string): string {
  if (!DAY.test(day)) throw new Error(`${day} is no day`);
  return `'${day}'`;
}

/** The postings sealed with these days: their own, and late ones. */
const chosen = (from: string, through: string) => `
  select p.id, ${dayOf("p.at")} as day from ledger_posting p
    where p.at >= ${dayBegins(from)} and p.at < ${dayEnds(through)}
      and not exists (select from late_posting l where l.posting_id = p.id)
  union all
  select l.posting_id, l.day from late_posting l where l.day between ${from} and ${through}`;

const COLUMNS = `p.id, p.transaction_id, t.event, t.payment_id, t.description, p.account, p.amount,
  to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;
const JOINED = "ledger_posting p on p.id = chosen.id join ledger_transaction t on t.id = p.transaction_id";

/** Rows in memory at once. */
const AT_ONCE = 2000;

/** Streams the postings of some days in order. */
export async function* postingsOfDays(
  tx: Tx,
  from: string,
  through: string,
): AsyncGenerator<SealedPosting & { day: string }> {
  await sql
    .raw(
      `declare sealed no scroll cursor for with chosen as (${chosen(written(from), written(through))})
      select chosen.day, ${COLUMNS} from chosen join ${JOINED} order by chosen.day, chosen.id`,
    )
    .execute(tx);
  for (;;) {
    const { rows } = await sql<
      SealedPosting & { day: string }
    >`fetch ${sql.raw(String(AT_ONCE))} from sealed`.execute(tx);
    yield* rows;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close sealed`.execute(tx);
}

const LAST_SEAL = "(select coalesce(max(day), '-infinity'::date) from seal)";

/** SQL: `account`, `kind`, `month` and `amount` of all postings; those of sealed days are summed by a trigger of `seal`. */
export const SUMMED_POSTINGS = `
  select account, kind, month, amount from sealed_sum
  union all
  select p.account, p.kind, coalesce(m.month, date_trunc('month', ${clockOf("p.at")})::date), p.amount
    from ledger_posting p left join moved_posting m on m.posting_id = p.id
    where p.at >= ${dayEnds(LAST_SEAL)} and not exists (select from late_posting l where l.posting_id = p.id)
  union all
  select p.account, p.kind, coalesce(m.month, date_trunc('month', ${clockOf("p.at")})::date), p.amount
    from late_posting l join ledger_posting p on p.id = l.posting_id left join moved_posting m on m.posting_id = p.id
    where l.day > ${LAST_SEAL}`;

/** The postings of one subtree of a sealed day. */
export async function postingsOfPiece(
  reader: Reader,
  piece: { day: string; first_posting: number; next_first: number | null },
): Promise<SealedPosting[]> {
  const day = written(piece.day);
  const { rows } = await sql<SealedPosting>`with chosen as (${sql.raw(chosen(day, day))})
    select ${sql.raw(COLUMNS)} from chosen join ${sql.raw(JOINED)}
    where chosen.id >= ${piece.first_posting}
      and (${piece.next_first}::bigint is null or chosen.id < ${piece.next_first}::bigint)
    order by chosen.id`.execute(reader);
  return rows;
}

/** The day that a posting is or will be sealed with. */
export async function sealDayOf(reader: Reader, postingId: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`select coalesce(l.day, ${sql.raw(dayOf("p.at"))}) as day
    from ledger_posting p left join late_posting l on l.posting_id = p.id where p.id = ${postingId}`.execute(
    reader,
  );
  return rows[0]?.day;
}
