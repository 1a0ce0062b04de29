import { type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { EARLY_SECONDS, LATE_DAYS } from "./notice-too-early-or-late.ts";

export type Hold = Selectable<Schema["amount_hold"]>;

/** When a hold ends by the deadline that its payer was shown, also if it was given up. */
export const END = "greatest(upper(h.held), h.given_up_until)";

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
