import type { Check } from "../platform/database/check.ts";

export const ACADEMY_CHECKS: readonly Check[] = [
  {
    complaint: "jumlah peserta sebuah kelas salah dihitung",
    sql: `select c.slug as what from course c left join course_total t on t.course_id = c.id
      where t.student_count is distinct from
        (select count(*) from enrolment e where e.course_id = c.id and e.status = 'verified')`,
  },
  {
    complaint: "status pendaftaran kelas tidak cocok dengan pembayaran terakhirnya",
    sql: `select p.reference as what from enrolment e
      join lateral (select payment.* from enrolment_payment made join payment on payment.id = made.payment_id
        where made.enrolment_id = e.id order by made.id desc limit 1) p on true
      where e.status <> case p.status when 'pending' then 'pending' when 'verified' then 'verified' else 'rejected' end
        -- The course became free after a payment for it had come to nothing.
        and not (e.status = 'verified' and e.price = 0 and p.status <> 'pending')`,
  },
  {
    complaint: "pendaftaran kelas berbayar terbuka tanpa pembayaran terverifikasi sebesar harganya",
    sql: `select e.id::text as what from enrolment e
      where e.status = 'verified' and e.price > 0 and not exists (
        select from enrolment_payment made join payment p on p.id = made.payment_id
        where made.enrolment_id = e.id and p.status = 'verified'
          and e.price = (select s.amount from payment_share s where s.payment_id = p.id and s.account = 'tuition'))`,
  },
  {
    complaint: "pembayaran kelas tanpa pendaftaran, atau atas nama anggota lain",
    of: "payment",
    sql: `select p.reference as what from payment p
      left join enrolment_payment made on made.payment_id = p.id
      left join enrolment e on e.id = made.enrolment_id
      where (p.kind = 'enrolment' or made.id is not null)
        and (p.kind <> 'enrolment' or e.id is null or p.member_id is distinct from e.member_id)`,
  },
  {
    complaint: "buku besar kelas tidak sama dengan pembayarannya",
    of: "payment",
    sql: `select p.reference as what from payment p left join ledger_transaction t on t.payment_id = p.id
      left join ledger_posting l on l.transaction_id = t.id and l.account in ('tuition', 'discount')
      where p.kind = 'enrolment' group by p.id having coalesce(-sum(l.amount), 0) <>
        case when p.status in ('verified', 'refunded') then p.amount - p.refunded_amount else 0 end`,
  },
];
