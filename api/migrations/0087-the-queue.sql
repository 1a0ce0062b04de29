-- Whoever rejects says whether the bank's lines are still looked through for the money: a proof that could not be read may
-- have been a true one.
alter table payment add column sought boolean not null default true;
create index payment_rejected_amount on payment (method, amount, created_at) where status = 'rejected' and sought;

-- Payments by QRIS that wait and that a treasurer can decide about: those whose money was seen stand on top of the whole queue.
create index payment_seen_waiting on payment (created_at desc, id desc)
  where status = 'pending' and claimed and method in ('qris-donasi', 'qris-toko');
