import type { AgreementItem, Bank, DayAgreement } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { dayEnds } from "../../platform/jakarta-day.ts";

const SHOWN = 25;

/**
 * A bank account at the end of a day, by what is known today. Postings and bank lines are grouped by what they are about: a
 * payment, a refund, a payout, a debit, a cash handover, or the line itself. For each group, the difference between the amount in the
 * ledger and the amount in the bank's lines by that day is an open item. Postings that belong to no group are unexplained.
 */
const SIDES = `
  with posted as (
    select l.amount, (l.at at time zone 'Asia/Jakarta')::date as day, t.payment_id,
      case when t.event like '%:returned' then 'return' else split_part(t.event, ':', 1) end as kind, t.event,
      case when t.event like 'refund:%' then split_part(t.event, ':', 2) end as refund,
      case when t.payment_id is null then nullif(split_part(t.event, ':', 2), '') end as number
    from ledger_posting l join ledger_transaction t on t.id = l.transaction_id
    where l.account = 'bank:' || $1 and l.at < ${dayEnds("$2")}),
  booked as (
    select case when p.kind = 'return' then coalesce('line:' || b.line_id, case when b.payout_id is not null then 'payoutreturn:' || b.payout_id
          when b.refund_id is not null then 'refundreturn:' || p.payment_id else 'storereturn:' || b.store_payout_id end)
        when p.refund is not null then 'refund:' || p.refund
        when p.payment_id is not null then 'payment:' || p.payment_id
        when p.kind = 'statement' then 'line:' || p.number
        when p.kind = 'income' then 'line:' || i.line_id
        when p.kind = 'settlement' then 'line:' || q.line_id
        when p.kind = 'cash' then coalesce('line:' || h.line_id, 'cash:' || h.id)
        when p.kind in ('payout', 'storepayout', 'debit') then p.kind || ':' || p.number end as thing,
      p.amount as books, 0::bigint as bank, p.day
    from posted p
      left join fund_income i on p.kind = 'income' and i.id::text = p.number
      left join settlement q on p.kind = 'settlement' and q.id::text = p.number
      left join returned_transfer b on p.kind = 'return' and b.event = p.event
      left join cash_handover h on p.kind = 'cash' and h.id::text = p.number),
  line as (select l.id, l.day, l.amount, exists (select from settlement q where q.line_id = l.id
      and q.reversed_at is null) as lump from statement_line l where l.bank = $1 and l.day <= $2::date),
  share as (select s.line_id, s.payment_id, s.amount, line.day from line join statement_share s on s.line_id = line.id
    where not line.lump),
  shown as (
    select 'payment:' || payment_id as thing, 0::bigint as books, amount as bank, day from share
    union all select 'line:' || line.id, 0, line.amount - coalesce((select sum(amount) from share where line_id = line.id), 0)::bigint,
      line.day from line
    union all select case when d.payout_id is not null then 'payout:' || d.payout_id
        when d.store_payout_id is not null then 'storepayout:' || d.store_payout_id
        when d.refund_id is not null then 'refund:' || d.refund_id else 'debit:' || d.id end, 0, -d.amount, d.day
      from statement_debit d where d.bank = $1 and d.day <= $2::date),
  thing as (select thing, sum(books)::bigint as books, sum(bank)::bigint as bank, max(day) as day
    from (select * from booked union all select * from shown) side group by thing),
  apart as (select thing, split_part(thing, ':', 1) as kind, split_part(thing, ':', 2) as number, day,
      abs(books) > abs(bank) as in_books, books - bank as difference from thing where books <> bank)`;

/** Only the shown ones get names. */
const newest = (side: string) => `(select a.in_books, a.day, a.difference,
    case when a.kind in ('payment', 'refund', 'refundreturn') then p.reference else a.number end as id, a.kind,
    coalesce(p.payer_name, o.title, store.name, l.description, d.description, b.name,
      case a.kind when 'line' then 'Baris dari impor yang ditarik kembali' else a.kind end) as name
  from (select * from apart where thing is not null and ${side} order by day desc, thing limit ${SHOWN}) a
    left join payment_refund r on r.id = case a.kind when 'refund' then a.number::bigint end
    left join payment p on p.id = case when a.kind in ('payment', 'refundreturn') then a.number::uuid when a.kind = 'refund' then r.payment_id end
    left join payout o on o.id = case when a.kind in ('payout', 'payoutreturn') then a.number::bigint end
    left join store_payout sp on sp.id = case when a.kind in ('storepayout', 'storereturn') then a.number::bigint end left join store on store.id = sp.store_id
    left join statement_line l on l.id = case a.kind when 'line' then a.number::bigint end
    left join statement_debit d on d.id = case a.kind when 'debit' then a.number::bigint end
    left join cash_handover h on h.id = case a.kind when 'cash' then a.number::bigint end left join cash_box b on b.code = h.box
  order by a.day desc, a.thing)`;

interface Row {
  ledger: number;
  statement: number;
  unexplained: number;
  unseen: number;
  unseen_count: number;
  unclaimed: number;
  unclaimed_count: number;
  closing: DayAgreement["closing"];
  items: { in_books: boolean; day: string; difference: number; id: string; kind: string; name: string }[];
}

const SUM = (side: string) =>
  `coalesce((select sum(difference) from apart where thing is not null and ${side}), 0)::bigint`;
const COUNT = (side: string) => `(select count(*) from apart where thing is not null and ${side})::int`;

function itemsOf(items: Row["items"], inBooks: boolean): AgreementItem[] {
  return items
    .filter(({ in_books }) => in_books === inBooks)
    .map(({ kind, id, name, day, difference }) => ({
      source: { kind, id } as AgreementItem["source"],
      name,
      day,
      amount: inBooks ? difference : -difference,
    }));
}

/** The terms at the end of a day, and the newest items that explain them. */
export async function dayAgreement({ pool }: Database, code: Bank, day: string): Promise<DayAgreement> {
  const { rows } = await pool.query<Row>(
    `${SIDES}
      select coalesce((select sum(amount) from posted), 0)::bigint as ledger,
        coalesce((select sum(bank) from shown), 0)::bigint as statement,
        coalesce((select sum(difference) from apart where thing is null), 0)::bigint as unexplained,
        ${SUM("in_books")} as unseen, ${COUNT("in_books")} as unseen_count,
        0 - ${SUM("not in_books")} as unclaimed, ${COUNT("not in_books")} as unclaimed_count,
        (select json_build_object('amount', closing, 'day', last_day) from statement_file f
          where f.bank = $1 and closing is not null and last_day <= $2::date order by last_day desc, id desc limit 1) as closing,
        (select coalesce(json_agg(n), '[]') from (
          ${newest("in_books")} union all ${newest("not in_books")}) n) as items`,
    [code, day],
  );
  const [row] = rows;
  if (!row) throw new Error("a sum has one row");
  const { ledger, statement, unexplained, closing, items } = row;
  return {
    ...{ code, day, ledger, statement, unexplained, closing },
    unseen: { amount: row.unseen, count: row.unseen_count, items: itemsOf(items, true) },
    unclaimed: { amount: row.unclaimed, count: row.unclaimed_count, items: itemsOf(items, false) },
  };
}
