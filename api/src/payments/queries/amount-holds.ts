import { type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type Hold = Selectable<Schema["amount_hold"]>;

/** For this long after a hold, its payer may still pay: others get its amount only if no other amount is free. */
const REST_DAYS = 7;
/** Every hold is shorter. So no late payer is expected for a range that ended LONGEST_DAYS + REST_DAYS ago, even if given up early. */
const LONGEST_DAYS = 30;
/** A notice suggests payments whose hold ended at most this many days before it. */
const LATE_DAYS = 30;
/** Tolerance for slow phone clocks. A notice that is older than the hold, but not more, is for a person, never matched. */
const EARLY_SECONDS = 30;

export interface Wanted {
  account: string;
  amount: number;
  paymentId: string;
  code: number;
  holder: string;
  from: string;
  until: string;
}

const END = "greatest(upper(h.held), h.given_up_until)";
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

export interface ExpectedHold extends Pick<Hold, "id" | "payment_id"> {
  /** The hold began before the moment of the money, or at most EARLY_SECONDS after it. */
  begun: boolean;
  /** The hold was active at the moment of the money. */
  live: boolean;
}

/**
 * The holds that money of a moment may belong to. Clocks may differ by `skewMinutes`. A hold that has ended counts
 * only if its code was seen, because nobody pays an unseen code. One that was given up counts until its original end.
 */
export async function expectedHolds(
  reader: Reader,
  about: { account: string; amount: number; posted_at: string },
  skewMinutes: number,
): Promise<ExpectedHold[]> {
  const moment = sql`${about.posted_at}::timestamptz`;
  const skew = sql`make_interval(mins => ${skewMinutes})`;
  const { rows } = await sql<ExpectedHold>`select h.id, h.payment_id, h.held @> ${moment} as live,
      lower(h.held) <= ${moment} + make_interval(secs => ${EARLY_SECONDS}) as begun
    from amount_hold h where h.account = ${about.account} and h.amount = ${about.amount}
      and (h.held && tstzrange(${moment}, ${moment} + ${skew}, '[]') or (h.looked_at is not null
        and lower(h.held) <= ${moment} and ${sql.raw(END)} > ${moment} - case when h.given_up_until is null then ${skew} else interval '0' end))
    order by h.id`.execute(reader);
  return rows;
}

export async function paymentHolding(
  reader: Reader,
  { account, amount }: { account: string; amount: number },
): Promise<string | undefined> {
  const { rows } = await sql<Pick<Hold, "payment_id">>`select payment_id from amount_hold
    where account = ${account} and amount = ${amount} and held @> now()`.execute(reader);
  return rows[0]?.payment_id;
}

/**
 * SQL for up to three payments that a notice may belong to, likeliest first: they held its amount at its time or at
 * most LATE_DAYS before. `notice` is an alias of `money_notice`.
 */
export const suggestedFor = (
  notice: string,
) => `select p.id, p.reference, p.payer_name, p.status, lower(h.held) as held_from,
    upper(h.held) as held_until
  from amount_hold h join payment p on p.id = h.payment_id
  where h.account = ${notice}.account and h.amount = ${notice}.amount
    and lower(h.held) <= ${notice}.posted_at + interval '${EARLY_SECONDS} seconds'
    and ${END} > ${notice}.posted_at - interval '${LATE_DAYS} days'
  order by h.held @> ${notice}.posted_at desc, h.looked_at is null, upper(h.held) desc, h.id desc limit 3`;

export async function suggestionsFor(reader: Reader, noticeId: number) {
  const { rows } = await sql<{
    id: string;
    reference: string;
  }>`select s.id, s.reference from money_notice notice,
    lateral (${sql.raw(suggestedFor("notice"))}) s where notice.id = ${noticeId}`.execute(reader);
  return rows;
}

export interface ShownHold extends Pick<Hold, "account" | "amount" | "code"> {
  until: string;
  live: boolean;
  given_up: boolean;
}

/** The newest hold of a payment, and whether it is still active. */
export async function holdOf(reader: Reader, paymentId: string): Promise<ShownHold | undefined> {
  const { rows } =
    await sql<ShownHold>`select account, amount, code, upper(held) as until, held @> now() as live,
      given_up_until is not null as given_up
    from amount_hold where payment_id = ${paymentId} order by id desc limit 1`.execute(reader);
  return rows[0];
}

/** Notes that the code was seen, at most once a minute, because the page polls. */
export const noteLooked = (reader: Reader, paymentId: string) =>
  sql`update amount_hold set looked_at = now() where payment_id = ${paymentId} and held @> now()
    and (looked_at is null or looked_at < now() - interval '1 minute')`.execute(reader);

/** The holder is only needed while the amount is held. */
export const forgetHolders = (reader: Reader) =>
  sql`update amount_hold set holder = '' where holder <> '' and upper(held) < now()`.execute(reader);

/** Extends active holds only: the amount of an ended hold may belong to another payment. */
export const prolongHolds = (tx: Tx, paymentId: string, days: number) =>
  sql`update amount_hold set held = tstzrange(lower(held), greatest(upper(held), now() + make_interval(days => ${days})))
    where payment_id = ${paymentId} and held @> now()`.execute(tx);
