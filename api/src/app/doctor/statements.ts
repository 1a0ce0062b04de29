import type { Check } from "../../platform/database/check.ts";

/** Statement lines, the payments they paid and the ledger must agree. */
export const STATEMENT_CHECKS: readonly Check[] = [
  {
    complaint: "baris mutasi tidak sama dengan yang dipakai pembayarannya",
    sql: `select l.id::text as what from statement_line l left join statement_share s on s.line_id = l.id
      group by l.id having coalesce(sum(s.amount), 0) + coalesce((select h.amount from cash_handover h where h.line_id = l.id), 0)
        + coalesce((select b.amount from returned_transfer b where b.line_id = l.id), 0)
        + coalesce((select q.gross - q.fee from settlement q where q.line_id = l.id and q.account = 'midtrans' and q.reversed_at is null), 0)
        + coalesce((select i.amount from fund_income i where i.line_id = l.id and i.reversed_at is null), 0)
        <> case l.state when 'matched' then l.amount - l.unclaimed else 0 end`,
  },
  {
    complaint: "pembayaran tidak sama dengan uang yang masuk menurut mutasi",
    of: "payment",
    sql: `select p.reference as what from payment p left join statement_share s on s.payment_id = p.id
      where p.seen_amount > 0 or s.payment_id is not null
      group by p.id having coalesce(sum(s.amount + s.fee), 0) <> p.seen_amount`,
  },
  {
    complaint: "mutasi sebuah bank dikaitkan dengan pembayaran di bank lain",
    of: "payment",
    sql: `select p.reference as what from statement_share s join statement_line l on l.id = s.line_id
      join payment p on p.id = s.payment_id where l.bank <> p.method and p.method <> 'midtrans'
        and not exists (select from settlement q where q.line_id = l.id and q.reversed_at is null and q.account = p.method)`,
  },
  {
    complaint: "uang belum diketahui dari siapa menurut mutasi tidak sama dengan buku besar",
    sql: `with kept as (
        select id, unclaimed as amount from statement_line where state in ('matched', 'unidentified') and unclaimed > 0
      ), booked as (
        select split_part(t.event, ':', 2)::bigint as id, -sum(g.amount) as amount
        from ledger_transaction t join ledger_posting g on g.transaction_id = t.id and g.account = 'unidentified'
        where t.event like 'statement:%' group by 1
      )
      select coalesce(kept.id, booked.id)::text as what from kept full join booked using (id)
      where coalesce(kept.amount, 0) <> coalesce(booked.amount, 0)`,
  },
  {
    complaint: "biaya bank menurut mutasi tidak sama dengan buku besar",
    sql: `with booked as (
        select split_part(t.event, ':', 2)::bigint as id, sum(g.amount) as amount
        from ledger_transaction t join ledger_posting g on g.transaction_id = t.id and g.account = 'expense:bank'
        where t.event like 'debit:%' group by 1
      )
      select coalesce(d.id, booked.id)::text as what from statement_debit d full join booked using (id)
      where coalesce(case when d.state = 'charge' then d.amount end, 0) <> coalesce(booked.amount, 0)`,
  },
  {
    complaint: "pembayaran kurir menurut mutasi tidak sama dengan buku besar",
    sql: `with booked as (
        select split_part(t.event, ':', 2)::bigint as id, sum(g.amount) as amount
        from ledger_transaction t join ledger_posting g on g.transaction_id = t.id and g.account = 'shipping'
        where t.event like 'debit:%' group by 1
      )
      select coalesce(d.id, booked.id)::text as what from statement_debit d full join booked using (id)
      where coalesce(case when d.state = 'courier' then d.amount end, 0) <> coalesce(booked.amount, 0)`,
  },
  {
    complaint: "uang keluar dikaitkan dengan pengembalian lain daripada yang ditunjukkannya",
    sql: `select d.id::text as what from statement_debit d join payment_refund r on r.id = d.refund_id
      where r.amount <> d.amount or r.paid_from is distinct from d.bank`,
  },
  {
    complaint: "uang keluar dikaitkan dengan penyaluran lain daripada yang ditunjukkannya",
    sql: `select d.id::text as what from statement_debit d join payout o on o.id = d.payout_id
      where (o.reversed_at is not null and not exists (select from returned_transfer b where b.payout_id = o.id)) or o.amount <> d.amount or o.bank <> d.bank`,
  },
  {
    complaint: "uang keluar dikaitkan dengan pencairan toko lain daripada yang ditunjukkannya",
    sql: `select d.id::text as what from statement_debit d join store_payout o on o.id = d.store_payout_id
      where o.amount - o.gift_amount <> d.amount or o.bank is distinct from d.bank`,
  },
  {
    complaint: "uang masuk dikaitkan dengan transfer yang kembali, dari bank lain",
    sql: `select l.id::text as what from statement_line l join returned_transfer b on b.line_id = l.id where b.bank <> l.bank`,
  },
  {
    complaint: "transfer yang kembali dari bank tidak sama dengan buku besar",
    sql: `select coalesce(b.event, t.event) as what from returned_transfer b
      full join (select * from ledger_transaction where event like '%:returned') t on t.event = b.event
      left join ledger_posting l on l.transaction_id = t.id and l.account = 'bank:' || b.bank
      where l.amount is distinct from b.amount
        or (b.payout_id is not null and not exists (select from payout o where o.id = b.payout_id and o.reversed_at is not null and o.amount = b.amount))
        or (b.refund_id is not null and not exists (select from payment_refund r where r.id = b.refund_id and r.status = 'returned' and r.amount = b.amount))
        or (b.store_payout_id is not null and not exists (select from store_payout o where o.id = b.store_payout_id and o.state = 'returned'))`,
  },
];
