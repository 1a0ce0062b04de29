import type { Check } from "../../platform/database/check.ts";

/** Cash boxes, cash gifts, handovers and the ledger must agree. */
export const CASH_CHECKS: readonly Check[] = [
  {
    complaint: "isi sebuah kas tidak sama dengan yang dicatat dan disetor",
    sql: `with moved as (
        select g.box, p.amount from cash_gift g join payment p on p.id = g.payment_id where p.status in ('verified', 'refunded')
        union all select 'event-' || r.event_id, p.amount from registration r join payment p on p.id = r.payment_id
          where p.method = 'cash' and p.status in ('verified', 'refunded')
        union all select box, -amount from cash_handover where reversed_at is null
      ), held as (select box, sum(amount) as amount from moved group by 1),
      booked as (select substr(account, 6) as box, sum(amount) as amount from ledger_posting where account like 'cash:%' group by 1)
      select box as what from held full join booked using (box)
      where coalesce(held.amount, 0) <> coalesce(booked.amount, 0) or coalesce(booked.amount, 0) < 0`,
  },
  {
    complaint: "donasi tunai dan pembayarannya tidak sama",
    sql: `select coalesce(p.reference, g.id::text) as what from cash_gift g
      full join (select * from payment where method = 'cash' and kind <> 'event') p on p.id = g.payment_id
      where g.id is null or p.id is null or p.status not in ('verified', 'refunded', 'cancelled')`,
  },
  {
    complaint: "setoran kas tidak sama dengan buku besar",
    sql: `select h.id::text as what from cash_handover h
      left join ledger_transaction e on e.event = 'cash:' || h.id
      left join ledger_posting l on l.transaction_id = e.id and l.account = 'bank:' || h.bank
      left join ledger_transaction r on r.event = 'cash:' || h.id || ':reversed'
      where l.amount is distinct from h.amount or (r.id is null) <> (h.reversed_at is null)`,
  },
  {
    complaint: "setoran kas dikaitkan dengan baris mutasi lain daripada yang menunjukkannya",
    sql: `select h.id::text as what from cash_handover h join statement_line l on l.id = h.line_id
      where l.bank <> h.bank or l.amount <> h.amount or l.state <> 'matched' or l.unclaimed <> 0`,
  },
];
