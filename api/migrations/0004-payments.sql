-- One payment for every donation, order and paid enrolment; a double-entry ledger that nobody can rewrite.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create table payment (
  id uuid primary key default gen_random_uuid(),
  -- What people and the provider call it. Random, so that it cannot be guessed.
  reference text not null unique check (reference ~ '^[A-Z]{3}-[0-9A-Z]{12}$'),
  kind text not null check (kind in ('donation', 'order', 'enrolment')),
  method text not null check (method in ('bsi', 'bjb', 'midtrans')),
  amount bigint not null check (amount > 0),
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount),
  status text not null default 'pending'
    check (status in ('pending', 'verified', 'rejected', 'expired', 'cancelled', 'refunded')),
  member_id bigint references member,
  payer_name text not null,
  payer_phone text not null default '',
  payer_email text not null default '',
  -- The Idempotency-Key of the call that made it, and what that call carried.
  request_key text unique,
  request_hash text,
  -- The provider's transaction that paid. Only its own reversal can undo the payment.
  paid_by_transaction text,
  expires_at timestamptz,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status in ('verified', 'refunded')) = (verified_at is not null)),
  check ((status = 'refunded') = (refunded_amount = amount))
);
create index payment_waiting on payment (expires_at) where status = 'pending';
create index payment_of_member on payment (member_id, created_at desc, id desc);

create table payment_history (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  from_status text,
  to_status text not null,
  -- 'provider', 'system', 'payer', or the member id of the staff in decided_by.
  decided_as text not null check (decided_as in ('payer', 'provider', 'system', 'staff')),
  decided_by bigint references member,
  reason text not null,
  created_at timestamptz not null default now(),
  check ((decided_as = 'staff') = (decided_by is not null))
);
create index payment_history_of on payment_history (payment_id, id);
create trigger append_only before update or delete on payment_history
  for each row execute function refuse_change();

-- What a payer says of a bank transfer, with its proof. A payment can have several; the newest counts.
create table transfer_claim (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  source_bank text not null,
  source_account text not null,
  account_name text not null default '',
  transfer_date date not null,
  proof_key text not null,
  -- Of the bytes that were uploaded: the same proof used twice is found by it.
  proof_hash text not null,
  created_at timestamptz not null default now()
);
create index transfer_claim_of on transfer_claim (payment_id, id desc);
create index transfer_claim_proof on transfer_claim (proof_hash);
create index transfer_claim_account on transfer_claim (source_account);

-- One try to pay online. The provider knows it by provider_order_id, and its payment by provider_transaction_id.
create table payment_attempt (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  provider_order_id text not null unique check (length(provider_order_id) <= 50),
  token text,
  redirect_url text,
  asked_at timestamptz,
  created_at timestamptz not null default now()
);
create index payment_attempt_of on payment_attempt (payment_id, id desc);

-- What the provider last said of each of its transactions on an attempt.
create table provider_transaction (
  transaction_id text primary key,
  attempt_id bigint not null references payment_attempt,
  outcome text not null,
  raw jsonb not null,
  updated_at timestamptz not null default now()
);

-- Every notification is written down before anything is done about it.
create table provider_notification (
  id bigint generated always as identity primary key,
  provider_order_id text not null,
  body jsonb not null,
  verdict text not null default 'received'
    check (verdict in ('received', 'applied', 'no_change', 'unknown_order', 'wrong_amount', 'forged')),
  received_at timestamptz not null default now()
);
create index provider_notification_order on provider_notification (provider_order_id, id);

-- ── Ledger ────────────────────────────────────────────────────────────────────────────────────────────────────────
-- Accounts are names: bank:bsi, provider:midtrans, campaign:12, sales, tuition, unidentified. Debits are positive.

create table ledger_transaction (
  id bigint generated always as identity primary key,
  -- What happened, once: posting the same event again is refused by the database itself.
  event text not null unique,
  payment_id uuid references payment,
  description text not null,
  created_at timestamptz not null default now()
);
create index ledger_transaction_payment on ledger_transaction (payment_id);

create table ledger_posting (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction,
  account text not null check (account ~ '^[a-z]+(:[a-z0-9-]+)?$'),
  amount bigint not null check (amount <> 0)
);
create index ledger_posting_transaction on ledger_posting (transaction_id);
create index ledger_posting_account on ledger_posting (account, id) include (amount);

create trigger append_only before update or delete on ledger_transaction
  for each row execute function refuse_change();
create trigger append_only before update or delete on ledger_posting
  for each row execute function refuse_change();
create trigger no_truncate before truncate on ledger_transaction
  for each statement execute function refuse_change();
create trigger no_truncate before truncate on ledger_posting
  for each statement execute function refuse_change();

create function require_balance() returns trigger language plpgsql as $$
declare
  checked bigint := case when tg_table_name = 'ledger_posting' then (to_jsonb(new) ->> 'transaction_id')::bigint
    else (to_jsonb(new) ->> 'id')::bigint end;
begin
  if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from ledger_posting where transaction_id = checked) then
    raise exception 'ledger transaction % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- At the end of the transaction, when all its postings are there.
create constraint trigger balanced after insert on ledger_transaction deferrable initially deferred
  for each row execute function require_balance();
create constraint trigger balanced after insert on ledger_posting deferrable initially deferred
  for each row execute function require_balance();

-- ── Donations have payments ───────────────────────────────────────────────────────────────────────────────────────
alter table donation
  add column payment_id uuid unique references payment,
  add column refunded_amount bigint not null default 0 check (refunded_amount between 0 and amount),
  add column message text not null default '';

-- Gifts from before payments existed get theirs, so that the ledger knows them too.
with old as (
  update donation set payment_id = gen_random_uuid() where payment_id is null returning *
), paid as (
  insert into payment (id, reference, kind, method, amount, status, payer_name, verified_at, created_at)
    select payment_id, 'DON-' || upper(substr(replace(payment_id::text, '-', ''), 1, 12)), 'donation', 'bsi', amount,
      case when verified_at is null then 'pending' else 'verified' end, donor_name, verified_at, created_at
    from old returning id, amount, status
), booked as (
  insert into ledger_transaction (event, payment_id, description)
    select 'payment:' || id || ':verified', id, 'Donasi sebelum pencatatan pembayaran' from paid where status = 'verified'
    returning id, payment_id
)
insert into ledger_posting (transaction_id, account, amount)
  select booked.id, side.account, side.amount
  from booked join old on old.payment_id = booked.payment_id,
  lateral (values ('bank:bsi', old.amount), ('campaign:' || old.campaign_id, -old.amount)) as side (account, amount);

alter table donation alter column payment_id set not null;
