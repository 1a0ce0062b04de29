-- A QRIS of our own: people pay by it, and each payment that waits holds an amount that no other one has meanwhile.

create extension if not exists btree_gist;

-- A QRIS is a receiving account like a bank's. The ledger knows it as qris:<code without its 'qris-'>: money on its way
-- until the acquirer pays it into a bank.
alter table receiving_account add column kind text not null default 'bank' check (kind in ('bank', 'qris')),
  add check ((kind = 'qris') = (code like 'qris-%'));
insert into receiving_account (code, bank, kind, purpose) values
  ('qris-donasi', 'QRIS', 'qris', 'any'), ('qris-toko', 'QRIS Toko', 'qris', 'shop');

-- Whose printed QRIS an account is. A changed one redirects all money, so nobody puts one into use alone, whatever the app says.
create table qris_merchant (
  id bigint generated always as identity primary key,
  account text not null references receiving_account,
  payload text not null,
  nmid text not null,
  merchant_name text not null,
  city text not null,
  acquirer text not null,
  mcc text not null,
  class text not null,
  proposed_by bigint not null references member,
  approved_by bigint not null references member,
  active_from timestamptz not null default now(),
  ended_at timestamptz,
  check (approved_by <> proposed_by)
);
create unique index qris_merchant_active on qris_merchant (account) where ended_at is null;
call watch_content('qris_merchant');

-- Who owned an amount on an account, and when. It stays after that time: it is how later money is explained.
create table amount_hold (
  id bigint generated always as identity primary key,
  account text not null references receiving_account,
  amount bigint not null check (amount between 1 and 10000000),
  -- Held before its payment is written, in the same transaction.
  payment_id uuid not null references payment deferrable initially deferred,
  held tstzrange not null check (not isempty(held) and not upper_inf(held)),
  -- What was added to the sum that was meant, below zero what was taken off.
  code int not null check (code between -999 and 999 and code <> 0),
  exclude using gist (account with =, amount with =, held with &&)
);
create index amount_hold_of_payment on amount_hold (payment_id, id);
-- For finding the free ones beside an amount.
create index amount_hold_near on amount_hold (account, amount);

-- A code that is taken off the price of goods and courses is a discount, the only share below zero.
alter table payment_share drop constraint payment_share_amount_check,
  add constraint payment_share_amount_check check (amount > 0 or (account = 'discount' and amount < 0)) not valid;

-- What staff propose now also is a QRIS.
alter table proposal drop constraint proposal_kind_check,
  add constraint proposal_kind_check check (kind in ('payout', 'accounts', 'qris'));
