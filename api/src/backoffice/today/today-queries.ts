import { mayOneOf, WAITING_FOR, type Waiting, type WaitingKind } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Database } from "../../platform/database/database.ts";
import { dayBegins, TODAY } from "../../platform/jakarta-day.ts";
import { refundPlanned, SELLERS_PARCELS } from "../../shop/index.ts";
import { SUSPENDED, WAITS_UNTIL } from "../../stores/index.ts";
import { ACCOUNT_NAME, LATE, PHONE_MISSED } from "../../treasury/index.ts";
import { STATEMENT_LATE_DAYS } from "./statement-late.ts";

const MONTH = `date_trunc('month', ${TODAY})::date`;

/** Each selects count, amount, oldest and subject; $1 is the member who asks. */
const QUERIES: Record<WaitingKind, string> = {
  verification: `select count(*), sum(amount), min(created_at), null from payment where status = 'pending' and claimed and not apart`,
  proofs_apart: `select count(*), sum(amount), min(created_at), null from payment where status = 'pending' and apart`,
  proposals: `select count(*), null, min(at), null from (
      select proposed_at from proposal where state = 'waiting' and proposed_by <> $1
      union all select created_at from shop_voucher where waits and created_by is distinct from $1) waiting (at)`,
  planned_refunds: `select count(*), sum(amount), min(since), (array_agg(reference order by since))[1] from (
      select p.reference, ${refundPlanned("o")} as amount,
        (select max(b.created_at) from parcel_return b where b.order_id = o.id) as since
      from shop_order o join payment p on p.id = o.payment_id where o.status = 'returned'
      union all
      select p.reference, r.refund_due - p.refunded_amount, coalesce(r.refund_due_since, r.created_at)
      from registration r join payment p on p.id = r.payment_id where r.refund_due > 0 and p.status = 'verified'
      union all
      select p.reference, r.amount, r.created_at from payment_refund r join payment p on p.id = r.payment_id
      where r.status = 'owed' and r.waits and not exists (select from proposal w
        where w.state = 'waiting' and w.subject = 'refund_promise:' || r.id)
    ) planned where amount > 0 and not exists (select from proposal w
      where w.state = 'waiting' and w.kind = 'refund' and w.wanted ->> 'reference' = planned.reference)`,
  refunds: `select count(*), sum(r.amount), min(r.created_at), (array_agg(p.reference order by r.created_at))[1]
    from payment_refund r join payment p on p.id = r.payment_id where r.status = 'owed' and not r.waits`,
  store_payouts: `select count(*), sum(item.amount - item.gift_amount), min(item.created_at), (array_agg(store.name order by item.created_at))[1]
    from store_payout item join store on store.id = item.store_id where item.state = 'requested' and ${WAITS_UNTIL} < now() is not false and not ${SUSPENDED}`,
  lines: `select count(*), sum(amount), min(imported_at), null from statement_line where state = 'open'`,
  debits: `select count(*), sum(amount), min(imported_at), null from statement_debit where state = 'open'`,
  statements: `select count(*), null, ${dayBegins("(min(last_day) + 1)")}, null
    from (select max(last_day) as last_day from statement_file f join receiving_account a on a.code = f.bank
      where a.active group by f.bank) newest where last_day < ${TODAY} - ${STATEMENT_LATE_DAYS}`,
  unseen: `select count(*), sum(late.amount), min(late.since), (array_agg(p.reference order by late.since))[1]
    from (${LATE}) late join payment p on p.id = late.payment_id`,
  short_funds: `select count(*), sum(amount), now(), (array_agg(name order by amount desc))[1] from (
    select ${ACCOUNT_NAME("held.account")} as name, held.amount from (select account, (select sum(amount)::bigint
      from ledger_posting l where l.account = s.account) as amount from short_account s) held where held.amount > 0) short`,
  notices: `select count(*), sum(amount), min(received_at), null from money_notice where state in ('open', 'ambiguous')`,
  phones: `select count(*), null, min(coalesce(last_seen, paired_at)), (array_agg(name order by last_seen nulls first))[1]
    from notice_device where revoked_at is null and ${PHONE_MISSED}`,
  closing: `select count(*), null, ${dayBegins("min(due)")}, to_char(min(due) - 1, 'YYYY-MM') from (
    select coalesce(max(month) + interval '2 months', case when (select at from ledger_posting
      order by at limit 1) < ${dayBegins(MONTH)} then ${MONTH} end)::date as due
    from period_closing where reopened_at is null) next where due <= ${TODAY}`,
  fund_kinds: `select count(*), null, min(created_at), null from campaign where fund_confirmed_at is null`,
  parcels: `select count(*), null, min(o.created_at), null from shop_order o where o.store_id is null and o.id in (
    select id from shop_order where status = 'processing' union all select order_id from replacement where shipped_at is null)`,
  late_parcels: `select count(*), null, min(due), (array_agg(number order by due))[1] from (${SELLERS_PARCELS}) late where due < now()`,
  complaints: `select count(*), null, min(opened_at), null from complaint where closed_at is null`,
  stores: `select count(*), null, min(applied_at), (array_agg(name order by applied_at))[1] from store where state = 'applied'`,
  store_products: `select count(*), null, min(changed_at), (array_agg(title order by changed_at))[1] from product where review = 'waiting'`,
  articles: `select count(*), null, min(submitted_at), (array_agg(title order by submitted_at))[1] from article where review = 'waiting'`,
  prayers: `select count(*), null, min(created_at), null from donation_prayer where report_count > 0 and hidden_at is null`,
  messages: `select count(*), null, min(created_at), null from tap_waiting`,
  broadcasts: `select count(*), null, min(created_at), min(id)::text from broadcast where state = 'waiting' and created_by <> $1`,
  alerts: `select count(*), null, min(opened_at), (array_agg(title order by opened_at))[1] from alert where closed_at is null`,
};

export async function readToday({ pool }: Database, { memberId, roles }: Actor): Promise<Waiting[]> {
  const kinds = (Object.keys(QUERIES) as WaitingKind[]).filter((kind) => mayOneOf(roles, WAITING_FOR[kind]));
  if (kinds.length === 0) return [];
  const each = kinds.map(
    (kind) => `select '${kind}' as kind, count, amount::bigint, oldest, subject::text from (${QUERIES[kind]})
    as found (count, amount, oldest, subject)`,
  );
  const { rows } = await pool.query<Waiting>(
    `with asked as (select $1::bigint) select * from (${each.join(" union all ")}) waiting
     where count > 0 order by oldest, kind`,
    [memberId],
  );
  return rows;
}
