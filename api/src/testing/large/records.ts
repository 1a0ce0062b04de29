import { AUDIT_ENTRIES, CAMPAIGNS, chance, NOTICES, oneOf, PAYOUTS, STATEMENT_LINES } from "./sizes.ts";

const STAFF = `(select array_agg(id) as staff from (select id from member where username like 'jamaah%' order by id limit 6) few)`;
const ONE_OF_STAFF = `staff[1 + ${chance(51, 6)}]`;
const ACTIONS = ["payment.approve", "payment.approve", "payment.approve", "payment.reject", "order.ship"];

export const RECORDS = [
  `insert into staff_role (member_id, role) select unnest(staff), 'bendahara' from ${STAFF} on conflict do nothing`,
  `insert into audit_log (at, actor_id, action, subject_kind, subject_id, before, after, request_id)
   select now() - (${AUDIT_ENTRIES} - n) * interval '15 minutes', ${ONE_OF_STAFF}, ${oneOf(ACTIONS, 52)}, 'payment',
     'DON-' || upper(left(md5(n::text), 12)), '{"status": "pending"}',
     jsonb_build_object('status', 'verified', 'note', case when n % 20000 = 9 then 'wirasasmita' else 'cocok dengan mutasi' end),
     'req-' || n
   from generate_series(1, ${AUDIT_ENTRIES}) n, ${STAFF}`,
  `insert into payout (campaign_id, bank, amount, paid_on, title, request_key, created_by, created_at)
   select first + ${chance(53, CAMPAIGNS)}, 'bsi', 1000 * (n % 500 + 1), current_date - n / 5, 'Penyaluran ke-' || n, 'key-' || n,
     ${ONE_OF_STAFF}, now() - n * interval '5 hours'
   from generate_series(1, ${PAYOUTS}) n, (select min(id) as first from campaign), ${STAFF}`,
  // Every other waiting payment has its line; every fortieth line is unassigned.
  `insert into statement_line (bank, day, amount, description, content_hash, state, unclaimed, decided_by, decided_at, imported_by)
   select p.method, (p.created_at at time zone 'Asia/Jakarta')::date, p.amount, 'TRF ' || upper(p.payer_name), p.id,
     state, case when state in ('open', 'unidentified') then p.amount else 0 end,
     case when state <> 'open' then ${ONE_OF_STAFF} end, case when state <> 'open' then now() end, ${ONE_OF_STAFF}
   from (select row_number() over (order by created_at desc)::int as n, * from payment where method <> 'midtrans'
       order by created_at desc limit ${STATEMENT_LINES}) p,
   lateral (select case when p.status = 'pending' and n % 2 = 0 then 'open' when n % 40 = 0 then 'unidentified'
     when p.status = 'verified' then 'matched' else 'ignored' end as state) decided, ${STAFF}`,
  `insert into statement_share (line_id, payment_id, amount)
   select id, content_hash::uuid, amount from statement_line where state = 'matched'`,
  `insert into statement_debit (bank, day, amount, description, content_hash, state, decided_by, decided_at, imported_by)
   select 'bsi', current_date - n / 8, 2500 + n % 9 * 1000, 'BIAYA ADM ' || n, 'debit-' || n,
     case when n <= 40 then 'open' else 'charge' end, case when n > 40 then ${ONE_OF_STAFF} end, case when n > 40 then now() end,
     ${ONE_OF_STAFF}
   from generate_series(1, ${STATEMENT_LINES}) n, ${STAFF}`,
  `insert into cash_gift (payment_id, box, day, recorded_by)
   select p.id, 'utama', (p.created_at at time zone 'Asia/Jakarta')::date, ${ONE_OF_STAFF}
   from (select row_number() over (order by created_at desc)::int as n, * from payment where kind = 'donation'
       order by created_at desc limit ${STATEMENT_LINES}) p, ${STAFF}`,
  `insert into cash_handover (box, bank, amount, day, request_key, created_by)
   select 'utama', 'bsi', 1000 * (n % 500 + 1), current_date - n / 5, 'key-' || n, ${ONE_OF_STAFF}
   from generate_series(1, ${PAYOUTS}) n, ${STAFF}`,
  `insert into fund_transfer (from_account, to_account, amount, reason, request_key, asked_by, asked_at, state, decided_by, decided_at, decision)
   select 'fund:infak-umum', 'fund:fidyah', 1000 * (n % 500 + 1), 'Pemindahan ke-' || n, 'key-' || n, staff[1], now() - n * interval '5 hours',
     case when n > 5 then 'refused' else 'waiting' end, case when n > 5 then staff[2] end, case when n > 5 then now() end, 'Tidak perlu'
   from generate_series(1, ${PAYOUTS}) n, ${STAFF}`,
  `insert into notice_device (id, name, secret, packages, account, paired_by, last_seen)
   select 'DEVICE' || lpad(n::text, 2, '0'), 'HP ' || n, 'x', array['id.bankcontoh.mobile'], 'qris-donasi', ${ONE_OF_STAFF}, now()
   from generate_series(1, 20) n, ${STAFF}`,
  `insert into money_notice (device_id, account, posted_at, received_at, package, title, text, amount, content_hash, words_hash, state)
   select 'DEVICE' || lpad((1 + n % 20)::text, 2, '0'), 'qris-donasi', at, at, 'id.bankcontoh.mobile', 'Dana masuk', 'Anda menerima dana',
     case when n % 50 > 0 then 10000 + n end, 'notice-' || n, 'words-' || n,
     case when n % 50 = 0 then 'unread' when n % 90 = 0 then 'open' when n % 400 = 1 then 'ambiguous' else 'ignored' end
   from generate_series(1, ${NOTICES}) n, lateral (select now() - n * interval '20 minutes' as at) moment`,
  `insert into amount_hold (account, amount, payment_id, held, code)
   select 'qris-donasi', 10000 + n, (select id from payment limit 1),
     tstzrange(now() - n * interval '20 minutes', now() - n * interval '20 minutes' + interval '8 days'), 1 + n % 999
   from generate_series(1, ${NOTICES}) n`,
];
