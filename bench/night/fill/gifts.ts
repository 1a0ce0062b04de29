import { OFFICER } from "./people.ts";

const HELD = "tstzrange(created_at, created_at + interval '8 days')";
/** The phone that reported the money of QRIS payments. */
const PHONE = "MALAM001";

export const GIFTS = [
  `insert into donation (campaign_id, payment_id, donor_name, amount, add_on, transfer_date, verified_at, created_at)
   select campaign, id, name, amount, code, (created_at at time zone 'Asia/Jakarta')::date, verified_at, created_at
   from night_payment where kind = 'donation' order by n`,
  // Numbered by the row: eight random hexadecimal digits would meet among millions.
  `insert into receipt (number, payment_id, reference, kind, method, amount, lines, received_at, issued_at, issuer, payer_name, shown_as)
   select 'TT-' || to_char(verified_at, 'YYYY-MM') || '-' || upper(lpad(to_hex(p.n), 8, '0')), p.id, reference, 'gift', method, amount,
     jsonb_build_array(jsonb_build_object('account', account, 'fund_kind', c.fund_kind, 'programme', c.title, 'amount', amount)),
     verified_at, verified_at, '{"name": "Yayasan Contoh", "address": "", "contact": "", "basis": null, "officer": null}', name, name
   from night_payment p join campaign c on c.id = p.campaign where p.status = 'verified' order by p.n`,
  `insert into amount_hold (account, amount, payment_id, held, code)
   select method, amount, id, ${HELD}, code from night_payment where method = 'qris-donasi' order by n`,
  `insert into notice_device (id, name, secret, packages, account, paired_by)
   select '${PHONE}', 'HP lama', 'rahasia lama', array['id.bankcontoh.mobile'], 'qris-donasi', officer from ${OFFICER} o`,
  `insert into money_notice (device_id, account, posted_at, received_at, package, title, text, amount, content_hash, words_hash, state, payment_id,
     automatic, decided_at)
   select '${PHONE}', method, verified_at, verified_at, 'id.bankcontoh.mobile', '', '', amount, md5('night notice ' || n), md5('night words ' || n),
     'matched', id, true, verified_at
   from night_payment where method = 'qris-donasi' and status = 'verified' order by n`,
];

export const GIFT_TOTALS = [
  `update campaign_total total set collected_amount = sums.amount, donor_count = sums.donors
   from (select campaign, sum(amount) as amount, count(*) as donors from night_payment where kind = 'donation' and status = 'verified' group by 1) sums
   where sums.campaign = total.campaign_id`,
];
