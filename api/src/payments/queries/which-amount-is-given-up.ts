import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { amountsOf, lockAmount, type Near } from "./free-qris-amounts.ts";

/** A code that was seen this recently is being looked at: the page or the bank's app may be open. */
const LOOKING_MINUTES = 15;
/** The time between requesting a code and opening its page. */
const ARRIVING_SECONDS = 30;

/** No money was seen, and no claim or notice waits for a decision. */
const UNTOUCHED = "not p.claimed and p.seen_amount = 0 and p.held_amount = 0";
/** Only gifts, because orders and courses also reserve goods or a place. */
const OPEN = `p.status = 'pending' and p.kind in ('donation', 'zakat') and p.expires_at is not null and ${UNTOUCHED}`;
const ENDED = `p.status in ('expired', 'cancelled') and ${UNTOUCHED}`;
/** Paid so long ago that a double payment would have arrived. */
const PAID = "p.status in ('verified', 'refunded') and p.verified_at < now() - interval '1 day'";
const SPARED = `((${OPEN}) or (${ENDED}) or (${PAID}))`;

interface Surrendered {
  id: number;
  payment_id: string;
  account: string;
  amount: number;
}

/**
 * The holds near a sum, in the order in which to give them up: first those whose payment ended or was paid a day ago.
 * Then those of waiting payments: codes that nobody looks at, codes never seen, guests before members, the holder with
 * the most holds, the newest, so that a flood displaces itself. Codes that are being looked at only if `pressing`. Locks
 * the payments and skips locked ones.
 */
export async function leastNeeded(
  tx: Tx,
  near: Near,
  { pressing, most }: { pressing: boolean; most: number },
): Promise<Surrendered[]> {
  const from = sql`${near.from}::timestamptz`;
  const { rows } = await sql<Surrendered>`with beside as materialized (
      select h.id, h.payment_id, h.account, h.amount, lower(h.held) as began, p.status = 'pending' as waits,
        coalesce(h.looked_at > ${from} - make_interval(mins => ${LOOKING_MINUTES}), false) as looking,
        lower(h.held) > ${from} - make_interval(secs => ${ARRIVING_SECONDS}) as arriving,
        h.looked_at is not null as seen, p.member_id is not null as known,
        case when h.holder <> '' then count(*) over (partition by h.holder) else 1 end as many
      from amount_hold h join payment p on p.id = h.payment_id
      where h.account = ${near.account} and ${amountsOf(near)} and h.held @> ${from} and lower(h.held) < ${from} and ${sql.raw(SPARED)})
    select b.id, b.payment_id, b.account, b.amount from beside b join payment p on p.id = b.payment_id
    where ${sql.raw(SPARED)} and (${pressing} or not b.waits or not (b.looking or b.arriving))
    order by b.waits, b.looking, b.arriving, b.seen, b.known, b.many desc, case when b.arriving then b.began end, b.began desc, b.id desc
    limit ${most} for update of p skip locked`.execute(tx);
  return rows;
}

/** The hold to give up if `holder` already has `most` open ones: the oldest whose code nobody looks at, else the oldest. */
export async function holdAboveLimit(tx: Tx, holder: string, most: number): Promise<Surrendered | undefined> {
  const { rows } = await sql<Surrendered>`with own as materialized (
      select * from amount_hold h where h.holder = ${holder} and h.holder <> '' and h.held @> now()),
    open as materialized (
      select h.id, h.payment_id, h.account, h.amount, h.held,
        coalesce(h.looked_at > now() - make_interval(mins => ${LOOKING_MINUTES}), false) as looking
      from own h join payment p on p.id = h.payment_id where ${sql.raw(OPEN)})
    select o.id, o.payment_id, o.account, o.amount from open o join payment p on p.id = o.payment_id
    where (select count(*) from open) >= ${most} and ${sql.raw(OPEN)}
    order by o.looking, lower(o.held), o.id limit 1 for update of p skip locked`.execute(tx);
  return rows[0];
}

/**
 * Frees the amount at once. The row stays, to explain money that comes later. If a QRIS payment is still pending, it
 * expires. False if another transaction takes or frees the amount.
 */
export async function giveUp(tx: Tx, hold: Surrendered, at: string): Promise<boolean> {
  const { rows } = await sql`with freed as (
      update amount_hold h set held = tstzrange(lower(held), ${at}::timestamptz),
        given_up_until = case when p.status not in ('verified', 'refunded') then upper(held) end
      from payment p where p.id = h.payment_id and h.id = ${hold.id} and ${lockAmount(hold.account, hold.amount)}
        and h.given_up_until is null and held @> ${at}::timestamptz and lower(held) < ${at}::timestamptz
      returning h.payment_id)
    update payment p set expires_at = case when p.status = 'pending' and p.method like 'qris-%' then ${at}::timestamptz
      else p.expires_at end
    from freed where p.id = freed.payment_id returning p.id`.execute(tx);
  return rows.length === 1;
}
