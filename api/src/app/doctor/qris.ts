import type { Check } from "../../platform/database/check.ts";
import { LATE } from "../../treasury/index.ts";

/** Amount holds, notices, settlements and the ledger must agree on QRIS money. */
export const QRIS_CHECKS: readonly Check[] = [
  {
    complaint: "saldo sebuah penyedia tidak sama dengan pembayarannya yang belum dilunasi",
    sql: `select c.code as what from collector c
      where (select coalesce(sum(amount), 0) from ledger_posting where account = c.account)
        <> (select coalesce(sum(amount), 0) from collector_owes where collector = c.code)`,
  },
  {
    complaint: "yang belum dilunasi sebuah penyedia tidak sama dengan buku besar",
    of: "payment",
    sql: `select coalesce(held.payment_id, d.payment_id)::text as what from (
        select t.payment_id, c.code as collector, sum(l.amount) - coalesce((select sum(s.amount + s.fee) from settlement_share s
            join settlement q on q.id = s.settlement_id
            where s.payment_id = t.payment_id and q.account = c.code and q.reversed_at is null), 0) as amount
        from collector c join ledger_posting l on l.account = c.account join ledger_transaction t on t.id = l.transaction_id
        where t.payment_id is not null group by 1, 2) held
      full join collector_due d on d.payment_id = held.payment_id and d.collector = held.collector
      where coalesce(held.amount, 0) <> coalesce(d.amount, 0)`,
  },
  {
    complaint: "uang QRIS yang belum terlihat di mutasi tidak sama dengan yang belum dilunasi",
    sql: `select p.reference as what from payment p full join collector_owes o on o.payment_id = p.id
      where (p.status in ('verified', 'refunded') and p.method like 'qris-%' or o.collector like 'qris-%')
        and coalesce(p.unseen_amount, 0) <> coalesce(o.amount, 0) and o.collector is distinct from 'midtrans'`,
  },
  {
    complaint: "pembayaran QRIS yang menunggu tidak memegang nominalnya",
    of: "payment",
    sql: `select p.reference as what from payment p where p.status = 'pending' and p.method like 'qris-%'
      and not exists (select from amount_hold h where h.payment_id = p.id and h.account = p.method and h.amount = p.amount)`,
  },
  {
    complaint: "potongan kode unik tidak sama dengan nominal yang dipesan",
    of: "payment",
    sql: `select p.reference as what from payment_share s join payment p on p.id = s.payment_id
      cross join lateral (select s.amount + coalesce(sum(o.discount), 0) as code from shop_order o where o.payment_id = p.id) taken
      where s.account = 'discount' and taken.code <> 0
        and not exists (select from amount_hold h where h.payment_id = p.id and h.code = taken.code)`,
  },
  {
    // A person may also take late money for a payment that had held its amount before.
    complaint: "notifikasi dicocokkan dengan pembayaran yang tidak memegang nominal itu waktu itu",
    of: "payment",
    sql: `select n.id::text as what from money_notice n where n.state = 'matched'
      and not exists (select from amount_hold h where h.payment_id = n.payment_id and h.account = n.account and h.amount = n.amount
        and lower(h.held) <= n.posted_at + interval '5 minutes'
        and (n.decided_by is not null or upper(h.held) >= n.posted_at - interval '5 minutes'))`,
  },
  {
    complaint: "pembayaran disetujui sistem tanpa notifikasi uangnya",
    of: "payment",
    sql: `select p.reference as what from payment p join payment_history h on h.payment_id = p.id
      where p.method like 'qris-%' and h.decided_as = 'system' and h.from_status = 'pending' and h.to_status = 'verified'
      and not exists (select from money_notice n where n.payment_id = p.id and n.automatic)`,
  },
  {
    complaint: "pelunasan penyedia tidak sama dengan baris mutasi atau buku besar",
    sql: `select s.id::text as what from settlement s
      left join lateral (select sum(amount + fee) as gross, sum(fee) as fee from settlement_share h where h.settlement_id = s.id) paid on true
      left join ledger_transaction e on e.event = 'settlement:' || s.id
      left join ledger_posting l on l.transaction_id = e.id and l.account = (select c.account from collector c where c.code = s.account)
      left join ledger_transaction r on r.event = 'settlement:' || s.id || ':reversed'
      where l.amount is distinct from -s.gross or (r.id is null) <> (s.reversed_at is null)
        or paid.gross is distinct from s.gross or paid.fee is distinct from s.fee`,
  },
  {
    complaint: "uang yang ditagih penyedia (QRIS, Midtrans) terlalu lama belum sampai di bank",
    sql: `select p.reference as what from (${LATE}) late join payment p on p.id = late.payment_id`,
  },
];
