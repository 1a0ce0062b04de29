import { provider, sales, tuition } from "../../ledger/index.ts";
import { NAME } from "./people.ts";
import { CAMPAIGNS, chance, MEMBERS, PAYMENTS, PRODUCTS } from "./sizes.ts";

/** The newest and a few forgotten ones wait; most others are verified. */
const STATUS = `case when n <= 300 or ${chance(31, 1000)} = 0 then 'pending' when ${chance(32, 100)} < 3 then 'rejected'
  when ${chance(32, 100)} < 7 then 'expired' when ${chance(32, 100)} < 9 then 'cancelled'
  when ${chance(33, 200)} = 0 then 'refunded' else 'verified' end`;
const KIND = `case when ${chance(34, 100)} < 70 then 'donation' when ${chance(34, 100)} < 92 then 'order' else 'enrolment' end`;
const METHOD = `case when ${chance(35, 10)} < 6 then 'bsi' when ${chance(35, 10)} < 8 then 'bjb' else 'midtrans' end`;

const ROWS = `select n, ${STATUS} as status, ${KIND} as kind, ${METHOD} as method, ${chance(36, MEMBERS)} as member,
    1000 * (${chance(37, 900)} + 10) + case when ${chance(38, 20)} = 0 then ${chance(39, 1000)} else 250 end as amount,
    ${NAME(9000)} as name, now() - n * interval '15 minutes' as created_at
  from generate_series(1, ${PAYMENTS}) n`;

const POSTED = "p.status in ('verified', 'refunded')";

export const PAYMENTS_MADE = [
  `insert into payment (reference, kind, method, amount, refunded_amount, status, member_id, payer_name, payer_phone,
     verified_at, created_at, claimed, words)
   select reference, kind, method, amount, case status when 'refunded' then amount else 0 end, status,
     case when kind <> 'donation' or n % 2 = 0 then first + member end, name, phone,
     case when status in ('verified', 'refunded') then created_at + interval '3 hours' end, created_at, claimed,
     payment_words(reference, amount, name, phone, case when claimed then ' ' || plain_words(name) || ' ' || right(phone, 10) else '' end)
   from (${ROWS}) made, (select min(id) as first from member where username like 'jamaah%'),
   lateral (select method <> 'midtrans' and status in ('pending', 'verified', 'rejected', 'refunded') as claimed,
     case kind when 'donation' then 'DON-' when 'order' then 'ORD-' else 'KLS-' end || upper(left(md5(n::text), 12)) as reference,
     '08' || lpad((n::bigint * 7919 % 10000000000)::text, 10, '0') as phone) known`,
  `insert into transfer_claim (payment_id, source_bank, source_account, account_name, transfer_date, proof_key, proof_hash)
   select id, 'BSI', right(payer_phone, 10), payer_name, (created_at at time zone 'Asia/Jakarta')::date, 'proof/x', reference
   from payment where claimed`,
  `insert into donation (campaign_id, payment_id, donor_name, amount, refunded_amount, transfer_date, verified_at, created_at)
   select first + amount / 1000 % ${CAMPAIGNS}, p.id, payer_name, amount, refunded_amount, created_at::date, verified_at, created_at
   from payment p, (select min(id) as first from campaign) where kind = 'donation'`,
  `insert into payment_share (payment_id, account, amount)
   select p.id, case p.kind when 'donation' then 'campaign:' || d.campaign_id when 'order' then 'sales' else 'tuition' end, p.amount
   from payment p left join donation d on d.payment_id = p.id`,
  `insert into shop_order (payment_id, member_id, status, total, created_at)
   select p.id, p.member_id, case p.status when 'pending' then 'waiting_verification' when 'verified' then
       case when p.created_at > now() - interval '9 days' then 'processing' else 'finished' end else 'cancelled' end,
     amount, created_at
   from payment p where kind = 'order'`,
  `insert into order_line (order_id, product_id, product_name, unit, price, quantity)
   select o.id, first + (o.total / 1000 + line * 7) % ${PRODUCTS}, 'Produk', 'pcs', 1000, line
   from shop_order o, generate_series(1, 2) line, (select min(id) as first from product)`,
  `insert into enrolment_payment (payment_id, enrolment_id)
   select p.id, e.id from (select id, row_number() over (order by created_at desc) as place from payment where kind = 'enrolment') p
   join (select id, row_number() over (order by created_at desc) as place from enrolment) e using (place)`,
  // In one statement: `post` one by one would take minutes.
  `insert into ledger_transaction (event, payment_id, description, created_at)
   select 'payment:' || id || ':verified', id, 'Pembayaran ' || reference, verified_at from payment p where ${POSTED}`,
  `insert into ledger_posting (transaction_id, account, amount, at, kind, words)
   select t.id, side.account, side.amount, t.created_at, 'payment', posting_words(side.amount, t.description)
   from ledger_transaction t join payment p on p.id = t.payment_id left join donation d on d.payment_id = p.id
   cross join lateral (values (case p.method when 'midtrans' then '${provider("midtrans")}' else 'bank:' || p.method end, p.amount),
     (case p.kind when 'order' then '${sales()}' when 'enrolment' then '${tuition()}' else 'campaign:' || d.campaign_id end, -p.amount)) as side (account, amount)`,
  // The provider has settled all but the last week.
  `insert into collector_due (payment_id, collector, since, amount)
   select p.id, 'midtrans', p.verified_at, p.amount from payment p
   where p.method = 'midtrans' and p.verified_at > now() - interval '7 days' and p.status = 'verified'`,
  `insert into receipt (number, payment_id, reference, kind, method, amount, lines, received_at, issued_at, issuer,
     payer_name, shown_as, void_at, void_because)
   select 'TT-2026-01-' || upper(right(md5(p.reference), 8)), p.id, p.reference, 'gift', p.method, p.amount,
     jsonb_build_array(jsonb_build_object('account', 'campaign:' || d.campaign_id, 'fund_kind', 'infak_terikat', 'programme', c.title,
       'amount', p.amount)), p.verified_at, p.verified_at, '{"name": "Yayasan"}', p.payer_name, p.payer_name,
     case p.status when 'refunded' then p.verified_at + interval '1 day' end, case p.status when 'refunded' then 'refunded' end
   from payment p join donation d on d.payment_id = p.id join campaign c on c.id = d.campaign_id where ${POSTED}
   on conflict do nothing`,
  `update campaign_total total set collected_amount = sums.amount, donor_count = sums.donors
   from (select campaign_id, sum(amount) as amount, count(*) as donors from donation where verified_at is not null group by 1) sums
   where sums.campaign_id = total.campaign_id`,
];
