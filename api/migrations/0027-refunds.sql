-- Money that goes back to its payer because staff decided so.
create table payment_refund (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  amount bigint not null check (amount > 0),
  -- By a transfer of ours, or by the provider that brought it.
  way text not null check (way in ('transfer', 'midtrans')),
  -- owed: it is the payer's, and we have to transfer it. asked: the provider has been asked and has not said yet. failed: it
  -- said no.
  status text not null,
  -- What the provider knows it by: asked twice with the same key, it pays once.
  refund_key text unique,
  -- Where it goes; empty until the payer has told.
  bank text not null default '',
  account_number text not null default '',
  account_holder text not null default '',
  reason text not null check (reason <> ''),
  decided_by bigint not null references member,
  created_at timestamptz not null default now(),
  -- Our account that it was paid from, when, and the bank's number of that transfer.
  paid_from text references receiving_account,
  paid_on date,
  paid_by bigint references member,
  paid_reference text not null default '',
  failure text not null default '',
  check (case way when 'transfer' then status in ('owed', 'paid') else status in ('asked', 'paid', 'failed') end),
  check ((way = 'midtrans') = (refund_key is not null)),
  check ((way = 'transfer' and status = 'paid') = (paid_from is not null)),
  check ((paid_from is null) = (paid_on is null) and (paid_from is null) = (paid_by is null))
);
create index payment_refund_of on payment_refund (payment_id, id);
create index payment_refund_newest on payment_refund (created_at desc, id desc);
create index payment_refund_status on payment_refund (status, created_at desc, id desc);
-- One question at a time: two at once could ask for more than there is.
create unique index payment_refund_asked on payment_refund (payment_id) where status = 'asked';
