import type { Check } from "../platform/database/check.ts";

/** Registrations that hold their seats and their voucher. */
const HOLDS = "r.state in ('waiting_payment', 'confirmed')";
const DISCOUNT =
  "coalesce((select s.amount from payment_share s where s.payment_id = p.id and s.account = 'discount'), 0)";

export const EVENT_CHECKS: readonly Check[] = [
  {
    complaint: "kursi terisi sebuah acara tidak sama dengan tiket dan tawarannya",
    sql: `select e.slug as what from event e where e.taken <>
      (select count(*) from registration r join ticket t on t.registration_id = r.id
        where r.event_id = e.id and ${HOLDS} and t.state = 'valid')
      + (select count(*) from registration r where r.event_id = e.id and r.state = 'waitlisted' and r.offered_until is not null)`,
  },
  {
    complaint: "kursi terisi sebuah jenis tiket tidak sama dengan tiket dan tawarannya",
    sql: `select y.name as what from ticket_type y where y.taken <>
      (select count(*) from ticket t join registration r on r.id = t.registration_id
        where t.ticket_type_id = y.id and ${HOLDS} and t.state = 'valid')
      + (select count(*) from registration r where r.wanted_type = y.id and r.state = 'waitlisted' and r.offered_until is not null)`,
  },
  {
    complaint: "pemakaian sebuah kupon acara tidak sama dengan pendaftarannya",
    sql: `select v.code as what from event_voucher v
      where v.used <> (select count(*) from registration r where r.voucher_id = v.id and ${HOLDS})`,
  },
  {
    complaint: "status sebuah pendaftaran acara tidak cocok dengan pembayarannya",
    of: "payment",
    sql: `select r.code as what from registration r join payment p on p.id = r.payment_id
      where not case p.status
        when 'pending' then r.state in ('waiting_payment', 'cancelled')
        when 'verified' then r.state = 'confirmed' or (r.state = 'cancelled' and r.refund_due > 0)
        else r.state in ('cancelled', 'expired') end`,
  },
  {
    complaint: "pendaftaran acara berbayar terkonfirmasi tanpa pembayaran, atau pembayarannya berjumlah lain",
    sql: `select r.code as what from registration r left join payment p on p.id = r.payment_id
      where (r.total > 0 and p.id is null) or (p.id is not null and (p.kind <> 'event' or r.total <> p.amount - ${DISCOUNT}))
        or (p.id is null and r.state = 'waiting_payment')`,
  },
  {
    complaint: "pembayaran acara tanpa pendaftaran",
    of: "payment",
    sql: `select p.reference as what from payment p left join registration r on r.payment_id = p.id
      where p.kind = 'event' and r.id is null`,
  },
  {
    complaint: "buku besar sebuah acara tidak sama dengan pembayarannya",
    of: "payment",
    sql: `select p.reference as what from payment p join registration r on r.payment_id = p.id
      left join ledger_transaction t on t.payment_id = p.id
      left join ledger_posting l on l.transaction_id = t.id and (l.account in ('event:' || r.event_id, 'discount') or l.account like 'campaign:%')
      where p.kind = 'event' group by p.id
      having coalesce(-sum(l.amount), 0) <>
        case when p.status in ('verified', 'refunded') then p.amount - p.refunded_amount else 0 end`,
  },
  {
    complaint: "bagian sebuah program dari pembayaran acara tidak sama dengan donasinya",
    of: "payment",
    sql: `select p.reference as what from payment p
      left join donation d on d.payment_id = p.id
      left join ledger_transaction t on t.payment_id = p.id
      left join ledger_posting l on l.transaction_id = t.id and l.account like 'campaign:%'
      where p.kind = 'event' group by p.id, d.id
      having coalesce(-sum(l.amount), 0) <> coalesce(case when d.verified_at is not null then d.amount - d.refunded_amount end, 0)
        or coalesce(d.amount, 0) <> coalesce((select sum(s.amount) from payment_share s
          where s.payment_id = p.id and s.account like 'campaign:%'), 0)`,
  },
];
