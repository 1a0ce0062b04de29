import { type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type Hold = Selectable<Schema["amount_hold"]>;

export interface Wanted {
  account: string;
  amount: number;
  paymentId: string;
  code: number;
  from: string;
  until: string;
}

/**
 * False where another payment has the amount meanwhile, or is about to: nobody waits for a stranger's transaction, because
 * another amount will do. What is certain is the constraint; the lock only says where not to wait.
 */
export async function insertHold(tx: Tx, { account, amount, paymentId, code, from, until }: Wanted) {
  const inserted = await sql`insert into amount_hold (account, amount, payment_id, held, code)
    select ${account}::text, ${amount}::bigint, ${paymentId}::uuid, tstzrange(${from}::timestamptz, ${until}::timestamptz), ${code}::int
    where pg_try_advisory_xact_lock(hashtextextended(${`hold ${account} ${amount}`}, 0))
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length === 1;
}

/** Codes whose amount nobody has in that time, in an order that nobody can foresee; the small ones first. */
export async function freeCodes(
  tx: Tx,
  near: {
    account: string;
    base: number;
    sign: 1 | -1;
    small: number;
    most: number;
    from: string;
    until: string;
  },
  limit: number,
): Promise<number[]> {
  const { account, base, sign, small, most, from, until } = near;
  const { rows } = await sql<{ code: number }>`with taken as materialized (
      select amount from amount_hold where account = ${account}
        and amount between ${Math.min(base + sign, base + sign * most)} and ${Math.max(base + sign, base + sign * most)}
        and held && tstzrange(${from}, ${until}))
    select code * ${sign}::int as code from generate_series(1, ${most}::int) code
    where ${base}::bigint + code * ${sign}::int not in (select amount from taken)
    order by code > ${small}::int, random() limit ${limit}`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Whose an amount was about that moment: none, one, or more where one ended just before another began. */
export async function holdsAt(
  reader: Reader,
  about: { account: string; amount: number; from: string; until: string },
): Promise<Hold[]> {
  const { rows } =
    await sql<Hold>`select * from amount_hold where account = ${about.account} and amount = ${about.amount}
    and held && tstzrange(${about.from}, ${about.until}, '[]') order by id`.execute(reader);
  return rows;
}

export interface ShownHold extends Pick<Hold, "account" | "amount" | "code"> {
  until: string;
  live: boolean;
}

/** The newest hold of a payment, and whether it still keeps others off. */
export async function holdOf(reader: Reader, paymentId: string): Promise<ShownHold | undefined> {
  const { rows } =
    await sql<ShownHold>`select account, amount, code, upper(held) as until, held @> now() as live
    from amount_hold where payment_id = ${paymentId} order by id desc limit 1`.execute(reader);
  return rows[0];
}

/** At least until then. One that has ended stays so: the amount may be somebody else's by now. */
export const prolongHolds = (tx: Tx, paymentId: string, days: number) =>
  sql`update amount_hold set held = tstzrange(lower(held), greatest(upper(held), now() + make_interval(days => ${days})))
    where payment_id = ${paymentId} and held @> now()`.execute(tx);
