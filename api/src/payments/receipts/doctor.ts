import type { Check } from "../../platform/database/check.ts";
import { MISSING_RECEIPTS } from "./issue-missing.ts";

export const RECEIPT_CHECKS: readonly Check[] = [
  {
    complaint: "tanda terima yang berlaku tidak sama dengan buku besar",
    of: "payment",
    sql: `with booked as (select t.payment_id, l.account, -sum(l.amount) as amount
          from ledger_transaction t join ledger_posting l on l.transaction_id = t.id where t.payment_id is not null group by 1, 2)
      select r.number as what from receipt r cross join lateral jsonb_array_elements(r.lines) line
      left join booked on booked.payment_id = r.payment_id and booked.account = line ->> 'account'
      where r.void_at is null and (line ->> 'amount')::bigint is distinct from booked.amount group by r.number`,
  },
  {
    complaint: "jumlah sebuah tanda terima bukan jumlah barisnya",
    of: "payment",
    sql: `select r.number as what from receipt r
      where r.amount <> (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(r.lines) line)`,
  },
  {
    complaint: "tanda terima berlaku untuk pembayaran yang tidak terverifikasi",
    of: "payment",
    sql: `select r.number as what from receipt r join payment p on p.id = r.payment_id
      where r.void_at is null and p.status <> 'verified'`,
  },
  {
    complaint: "tanda terima yang berlaku tidak mencakup seluruh pemberian",
    of: "payment",
    sql: `select p.reference as what from payment p join receipt r on r.payment_id = p.id and r.void_at is null
      where not exists (select from receipt w where w.payment_id = p.id and w.void_because = 'withdrawn')
      group by p.id having sum(r.amount) <> p.amount - p.refunded_amount`,
  },
  {
    complaint: "tanda terima menyebut jenis dana lain dari programnya",
    sql: `select distinct c.slug as what from job_run j, receipt r cross join lateral jsonb_array_elements(r.lines) line
        join campaign c on line ->> 'account' = 'campaign:' || c.id
      where j.name = '${MISSING_RECEIPTS}' and r.void_at is null and line ->> 'fund_kind' <> c.fund_kind
        and j.last_at > coalesce(c.fund_confirmed_at, 'infinity') + interval '2 hours'`,
  },
  {
    // Verified before the job last ran, which issues missing receipts.
    complaint: "pemberian terverifikasi tanpa tanda terima",
    of: "payment",
    sql: `select p.reference as what from payment p, job_run j
      where j.name = '${MISSING_RECEIPTS}' and p.status = 'verified' and p.kind not in ('order', 'enrolment', 'event')
        and p.verified_at < j.last_at and not exists (select from receipt r where r.payment_id = p.id)`,
  },
];
