import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { END } from "./amount-holds.ts";

/** For this long after a hold, its payer may still pay: others get its amount only if no other amount is free. */
const REST_DAYS = 7;
/** Every hold is shorter. So no late payer is expected for a range that ended LONGEST_DAYS + REST_DAYS ago, even if given up early. */
const LONGEST_DAYS = 30;

export interface Wanted {
  account: string;
  amount: number;
  paymentId: string;
  code: number;
  holder: string;
  from: string;
  until: string;
}

/** The condition of an unpaid hold that ended lately and whose code was seen: its payer may still pay. */
const rests = (from: string) =>
  sql`h.looked_at is not null and p.status not in ('verified', 'refunded')
    and ${sql.raw(END)} > ${from}::timestamptz - make_interval(days => ${REST_DAYS})`;

/** Tries to lock an amount without waiting. */
export const lockAmount = (account: string, amount: number) =>
  sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`hold ${account} ${amount}`}, 0))`;

/**
 * False if another payment holds the amount or is about to: any other amount will do, so nobody waits. The exclusion
 * constraint decides; the lock only avoids waiting. `rested`: also false if a late payer of the amount is expected.
 */
export async function insertHold(
  tx: Tx,
  { account, amount, paymentId, code, holder, from, until }: Wanted,
  { rested }: { rested: boolean },
) {
  const free = rested
    ? sql`not exists (select from amount_hold h join payment p on p.id = h.payment_id
        where h.account = ${account} and h.amount = ${amount} and ${rests(from)})`
    : sql`true`;
  const inserted = await sql`insert into amount_hold (account, amount, payment_id, held, code, holder)
    select ${account}::text, ${amount}::bigint, ${paymentId}::uuid, tstzrange(${from}::timestamptz, ${until}::timestamptz),
      ${code}::int, ${holder}::text
    where ${lockAmount(account, amount)} and ${free}
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length === 1;
}

/** The amounts next to `base`: `sign` 1 above, −1 below. At most `most` away; those up to `small` are preferred. */
export interface Near {
  account: string;
  base: number;
  sign: 1 | -1;
  small: number;
  most: number;
  from: string;
  until: string;
}

const ends = ({ base, sign, most }: Near) =>
  [base + sign, base + sign * most].sort((one, other) => one - other);

export const amountsOf = (near: Near) => {
  const [lowest = 0, highest = 0] = ends(near);
  return sql`h.amount between ${lowest}::bigint and ${highest}::bigint`;
};

/** The amounts in thousands, as the index `amount_hold_recent` has them. */
const bandsOf = (near: Near) => {
  const [lowest = 0, highest = 0] = ends(near).map((amount) => Math.floor(amount / 1000));
  return sql`array(select generate_series(${lowest}::bigint, ${highest}::bigint))`;
};

/** Free codes: small ones first, then those without an expected late payer, otherwise in random order. `taken` counts the others. */
export async function freeCodes(
  tx: Tx,
  near: Near,
  limit: number,
): Promise<{ codes: number[]; taken: number }> {
  const { base, sign, small, most, from, until } = near;
  const wanted = sql`tstzrange(${from}::timestamptz, ${until}::timestamptz)`;
  const amounts = amountsOf(near);
  // `recent` must use the index `amount_hold_recent`, because the table has the holds of all years. Amounts are compared afterwards.
  const { rows } = await sql<{ code: number; taken: number }>`with recent as materialized (
      select h.amount, h.held, h.payment_id, h.looked_at, h.given_up_until from amount_hold h
      where h.account = ${near.account} and h.amount / 1000 = any(${bandsOf(near)})
        and upper(h.held) > ${from}::timestamptz - make_interval(days => ${REST_DAYS + LONGEST_DAYS})),
    beside as materialized (
      select amount, bool_or(taken) as taken from (
        select h.amount, true as taken from recent h where ${amounts} and h.held && ${wanted}
        union all
        select h.amount, false from recent h join payment p on p.id = h.payment_id
          where ${amounts} and not h.held && ${wanted} and ${rests(from)}) h group by 1)
    select code * ${sign}::int as code, (select count(*)::int from beside where taken) as taken
    from generate_series(1, ${most}::int) code
    left join beside on beside.amount = ${base}::bigint + code * ${sign}::int
    where beside.taken is not true
    order by code > ${small}::int, beside.amount is not null, random() limit ${limit}`.execute(tx);
  return { codes: rows.map(({ code }) => code), taken: rows[0]?.taken ?? most };
}
