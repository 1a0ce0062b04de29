import { OFFICER } from "./people.ts";

const WORDS = `payment_words(reference, amount, name, phone, case when proved then ' ' || plain_words(name) || ' ' || right(phone, 10) else '' end)`;
const NOTICED = "(method = 'qris-donasi' and status = 'verified')";

export const PAYMENTS = [
  `insert into payment (id, reference, kind, method, amount, status, member_id, payer_name, payer_phone, verified_at, created_at, claimed,
     seen_amount, page_key, words)
   select id, reference, kind, method, amount, status, member, name, phone, verified_at, created_at, proved or ${NOTICED},
     case when shown and method <> 'midtrans' then amount else 0 end, left(md5('night page ' || n), 24), ${WORDS}
   from night_payment order by n`,
];

export const OF_PAYMENTS = [
  "insert into payment_share (payment_id, account, amount) select id, account, amount from night_payment order by n",
  `insert into payment_history (payment_id, from_status, to_status, decided_as, decided_by, reason, created_at)
   select id, before, after, decided_as, case decided_as when 'staff' then officer end, '', at
   from night_payment, ${OFFICER} o, lateral (values
     (null, 'pending', 'payer', created_at),
     ('pending', status, case when status in ('expired', 'cancelled') then 'system' when method = 'midtrans' then 'provider'
       when method = 'qris-donasi' then 'system' else 'staff' end, coalesce(verified_at, least(now(), created_at + interval '1 day')))) step (before, after, decided_as, at)
   where before is null or status <> 'pending' order by n, before nulls first`,
  `insert into transfer_claim (payment_id, source_bank, source_account, account_name, transfer_date, proof_key, proof_hash, created_at)
   select id, 'BSI', right(phone, 10), name, (created_at at time zone 'Asia/Jakarta')::date, 'proof/' || md5('night proof ' || n), md5('night proof ' || n), created_at
   from night_payment where proved order by n`,
];

export const LEDGER = [
  `insert into ledger_transaction (id, event, payment_id, description, created_at, recorded_at) overriding system value
   select tx, 'payment:' || id || ':verified', id, reference || ' diterima', verified_at, verified_at from night_payment where tx is not null order by tx`,
  `insert into ledger_posting (transaction_id, account, amount, at, kind, words)
   select tx, leg.account, leg.amount, verified_at, 'payment', posting_words(leg.amount, reference || ' diterima')
   from night_payment p, lateral (values
     (case method when 'midtrans' then 'provider:midtrans' when 'qris-donasi' then 'qris:donasi' else 'bank:' || method end, p.amount),
     (p.account, -p.amount)) leg (account, amount)
   where tx is not null order by tx, leg.amount desc`,
];
