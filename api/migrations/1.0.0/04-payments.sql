-- The schema of payments as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

create table payment (
  id uuid default gen_random_uuid() primary key,
  -- What people and the provider call it. Random, so that it cannot be guessed.
  reference text not null unique check (reference ~ '^[A-Z]{3}-[0-9A-Z]{12}$'),
  kind text not null check (kind in ('donation', 'order', 'enrolment', 'zakat')),
  method text not null check (method ~ '^[a-z0-9-]+$'),
  amount bigint not null check (amount > 0),
  refunded_amount bigint not null default 0,
  status text not null default 'pending' check (status in ('pending', 'verified', 'rejected', 'expired', 'cancelled', 'refunded')),
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
  words text not null default '',
  -- A proof was sent, be it right or wrong.
  claimed boolean not null default false,
  -- How much of a payment the bank's lines have shown so far. The database keeps it: whoever shares a line out cannot forget it.
  seen_amount bigint not null default 0 check (seen_amount >= 0),
  -- Shortfall that we forgave: it never came and nobody waits for it.
  written_off bigint not null default 0 check (written_off >= 0),
  -- What the payer has with us beyond what was counted: parts of a payment that still waits, a surplus, a refund to be paid
  -- out. The ledger has it in `payers`.
  held_amount bigint not null default 0 check (held_amount >= 0),
  -- What no line has shown of it.
  unseen_amount bigint generated always as (greatest(amount - written_off - seen_amount, 0::bigint)) stored not null,
  -- Payments from before get theirs: the default is asked for every row.
  page_key text not null default new_page_key(),
  -- What a giver holds in hand: issued when a gift is verified, never edited, void when the gift is no more what it says.
  on_behalf text not null default '',
  -- Whoever rejects says whether the bank's lines are still looked through for the money: a proof that could not be read may
  -- have been a true one.
  sought boolean not null default true,
  constraint payment_check check (refunded_amount >= 0 and refunded_amount <= amount),
  constraint payment_check1 check ((status in ('verified', 'refunded')) = (verified_at is not null)),
  constraint payment_check2 check ((status = 'refunded') = (refunded_amount = amount)),
  constraint payment_check4 check (written_off < amount),
  constraint payment_check5 check (written_off = 0 or (status in ('verified', 'refunded')))
);
create index payment_waiting on payment (expires_at) where (status = 'pending');
create index payment_of_member on payment (member_id, created_at desc, id desc);
create index payment_newest on payment (created_at desc, id desc);
create index payment_by_status on payment (status, created_at desc, id desc);
create index payment_by_kind on payment (kind, status, created_at desc, id desc);
create index payment_by_reference on payment (reference text_pattern_ops);
create index payment_by_phone on payment (phone_digits(payer_phone) text_pattern_ops);
create index payment_waiting_amount on payment (method, amount) where (status = 'pending');
-- The dashboard asks for what was verified since some day.
create index payment_verified on payment (verified_at, kind) include (amount, refunded_amount) where (verified_at is not null);
create index payment_by_words on payment using gin (words gin_trgm_ops);
create index payment_queue on payment (kind, created_at desc, id desc) where ((status = 'pending') and claimed);
create index payment_of_kind on payment (kind, created_at desc, id desc);
create index payment_by_method on payment (method, claimed, created_at desc, id desc);
create index payment_by_code on payment (((amount % (1000)::bigint)), created_at desc, id desc);
-- The list 'approved, not seen yet', and the search for the payment whose money a line is.
create index payment_unseen on payment (created_at desc, id desc) where ((status in ('verified', 'refunded')) and (method <> 'midtrans') and (unseen_amount > 0));
create index payment_unseen_rest on payment (method, unseen_amount, created_at) where ((status = 'verified') and (unseen_amount > 0));
-- Each bank by itself: what no line has shown, its lines, and its payouts, listed and summed.
create index payment_unseen_of_bank on payment (method, created_at desc, id desc) include (unseen_amount) where ((status in ('verified', 'refunded')) and (method <> 'midtrans') and (unseen_amount > 0));
create unique index payment_page on payment (page_key);
create index payment_rejected_amount on payment (method, amount, created_at) where ((status = 'rejected') and sought);
-- Payments by QRIS that wait and that a treasurer can decide about: those whose money was seen stand on top of the whole queue.
create index payment_seen_waiting on payment (created_at desc, id desc) where ((status = 'pending') and claimed and (method in ('qris-donasi', 'qris-toko')));
alter table payment alter column words set statistics 400;
alter table ledger_transaction add constraint ledger_transaction_payment_id_fkey foreign key (payment_id) references payment(id);

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
  constraint payment_history_check check ((decided_as = 'staff') = (decided_by is not null))
);
create index payment_history_of on payment_history (payment_id, id);

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
  created_at timestamptz not null default now(),
  proof_look bit(256),
  -- Sixteen parts of it, each with its place: two looks that differ in fifteen bits or fewer share at least one.
  proof_bands int[]
);
create index transfer_claim_of on transfer_claim (payment_id, id desc);
create index transfer_claim_proof on transfer_claim (proof_hash);
create index transfer_claim_account on transfer_claim (source_account);
create index transfer_claim_by_account on transfer_claim (phone_digits(source_account) text_pattern_ops);
create index transfer_claim_look on transfer_claim (proof_look) where (proof_look is not null);
create index transfer_claim_bands on transfer_claim using gin (proof_bands);

-- One try to pay online. The provider knows it by provider_order_id, and its payment by provider_transaction_id.
create table payment_attempt (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  provider_order_id text not null unique check (length(provider_order_id) <= 50),
  token text,
  redirect_url text,
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  -- Counts the provider's answers that were applied to an attempt. An answer that was asked for before another one was
  -- applied may be older than it, and must not be applied any more.
  answers bigint not null default 0
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
-- Whether a way to pay was begun is asked for every order in a list: by its attempt, not by reading all transactions.
create index provider_transaction_of on provider_transaction (attempt_id);

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

-- What a payment is for, by the accounts of the ledger that it belongs to. Written when the payment is made and never
-- changed: verifying posts it, and a refund is taken from it.
create table payment_share (
  payment_id uuid not null references payment,
  account text not null check (account ~ '^[a-z]+(:[a-z0-9-]+)?$'),
  amount bigint not null,
  constraint payment_share_pkey primary key (payment_id, account),
  constraint payment_share_amount_check check (amount > 0 or account = 'discount' and amount < 0)
);

-- Our accounts that people transfer to. A payment by transfer names one as its method; the ledger knows it as bank:<code>.
create table receiving_account (
  code text primary key check (code ~ '^[a-z0-9-]+$'),
  -- As people read it.
  bank text not null check (bank <> ''),
  -- Null until staff change them: then they are as configured (BANK_*), also when the configuration changes.
  number text check (number <> ''),
  holder text check (holder <> ''),
  purpose text not null default '',
  -- Whether it is offered to those who pay. What was paid to it stays.
  active boolean not null default true,
  place int generated always as identity,
  -- A QRIS is a receiving account like a bank's. The ledger knows it as qris:<code without its 'qris-'>: money on its way
  -- until the acquirer pays it into a bank.
  kind text not null default 'bank' check (kind in ('bank', 'qris')),
  constraint receiving_account_check check ((kind = 'qris') = (code like 'qris-%'))
);
insert into receiving_account (code, bank, number, holder, purpose, active, kind) values
  ('bsi', 'Bank Syariah Indonesia (BSI)', NULL, NULL, '', true, 'bank'),
  ('bjb', 'Bank Jabar Banten Syariah (bjb)', NULL, NULL, '', true, 'bank'),
  ('qris-donasi', 'QRIS', NULL, NULL, 'any', true, 'qris'),
  ('qris-toko', 'QRIS Toko', NULL, NULL, 'shop', true, 'qris');

-- Of letters that only pretend to be the provider's nothing is kept but how many came: anybody can send as many as they like.
create table forged_notification (
  day date primary key,
  letters bigint not null
);

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
  -- The ledger's event by which it was taken from the payment; none where all of it was the payer's own already.
  taken_event text,
  withdrawn_by bigint references member,
  withdrawn_reason text not null default '',
  constraint payment_refund_check1 check ((way = 'midtrans') = (refund_key is not null)),
  constraint payment_refund_check2 check ((way = 'transfer' and status = 'paid') = (paid_from is not null)),
  constraint payment_refund_check3 check ((paid_from is null) = (paid_on is null) and (paid_from is null) = (paid_by is null)),
 
    constraint payment_refund_check check ( case way when 'transfer' then status in ('owed', 'paid', 'withdrawn') else status in ('asked', 'paid', 'failed') end),
 
    constraint payment_refund_check4 check ((status = 'withdrawn') = (withdrawn_by is not null) and (status = 'withdrawn') = (withdrawn_reason <> ''))
);
create index payment_refund_of on payment_refund (payment_id, id);
create index payment_refund_newest on payment_refund (created_at desc, id desc);
create index payment_refund_status on payment_refund (status, created_at desc, id desc);
-- One question at a time: two at once could ask for more than there is.
create unique index payment_refund_asked on payment_refund (payment_id) where (status = 'asked');
-- Which refund a line may show is sought by its sum.
create index payment_refund_by_amount on payment_refund (paid_from, amount, paid_on) where ((way = 'transfer') and (status = 'paid'));

-- Addresses that no longer want to hear what became of the money they gave. Only their hashes: nobody can read them here.
create table stopped_news (
  email_hash text primary key check (email_hash ~ '^[0-9a-f]{64}$'),
  stopped_at timestamptz not null default now()
);

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
  constraint qris_merchant_check check (approved_by <> proposed_by)
);
create unique index qris_merchant_active on qris_merchant (account) where (ended_at is null);

-- Who owned an amount on an account, and when. It stays after that time: it is how later money is explained.
create table amount_hold (
  id bigint generated always as identity primary key,
  account text not null references receiving_account,
  amount bigint not null check (amount between 1 and 10000000),
  -- Held before its payment is written, in the same transaction.
  payment_id uuid not null references payment deferrable initially deferred,
  held tstzrange not null check (not isempty(held) and not upper_inf(held)),
  -- What was added to the sum that was meant, below zero what was taken off.
  code int not null check (code between -999 and 9999 and code <> 0),
  -- A digest of the browser that asked for it, or of its network where it had no cookie; empty where nobody is known.
  holder text not null default '',
  -- When the payment's page or the picture of its code was last opened. A code that nobody ever saw cannot have been paid.
  looked_at timestamptz,
  -- Given up for others at the end of `held`: until then its payer may still have paid it.
  given_up_until timestamptz,
  constraint amount_hold_account_amount_held_excl exclude using gist (account with =, amount with =, held with &&)
);
create index amount_hold_of_payment on amount_hold (payment_id, id);
-- For finding the free ones beside an amount.
create index amount_hold_near on amount_hold (account, amount);
create index amount_hold_of_holder on amount_hold (holder, id) where (holder <> '');

-- Something of ours that forwards notices. Its key signs what it sends, so the key itself is kept, as those of the second step are.
create table notice_device (
  id text primary key check (id ~ '^[0-9A-Z]{8}$'),
  name text not null check (name <> ''),
  secret bytea not null,
  -- The apps whose notices it may bring. What comes from any other is not even kept.
  packages text[] not null check (cardinality(packages) >= 1 and cardinality(packages) <= 10),
  account text not null references receiving_account,
  paired_by bigint not null references member,
  paired_at timestamptz not null default now(),
  last_seen timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references member,
  constraint notice_device_check check ((revoked_at is null) = (revoked_by is null))
);
create index notice_device_live on notice_device (account, last_seen) where (revoked_at is null);

-- How an app words incoming money, with {nominal} where the amount stands and {…} where anything may.
create table notice_template (
  id bigint generated always as identity primary key,
  package text not null check (package <> ''),
  wording text not null check (wording like '%{nominal}%'),
  created_by bigint not null references member,
  created_at timestamptz not null default now(),
  constraint notice_template_package_wording_key unique (package, wording)
);

create table money_notice (
  id bigint generated always as identity primary key,
  device_id text not null references notice_device,
  account text not null references receiving_account,
  posted_at timestamptz not null,
  received_at timestamptz not null default now(),
  package text not null,
  -- Words about strangers too: gone after ninety days, when the amount alone stays.
  title text not null,
  text text not null,
  amount bigint check (amount > 0),
  content_hash text not null unique,
  -- Without its moment: what is forwarded twice within minutes is one notice.
  words_hash text not null,
  state text not null check (state in ('open', 'matched', 'ambiguous', 'unread', 'ignored')),
  payment_id uuid references payment,
  -- The system approved the payment by it, within the limits of that moment.
  automatic boolean not null default false,
  decided_by bigint references member,
  decided_at timestamptz,
  reason text not null default '',
  constraint money_notice_check check ((state = 'matched') = (payment_id is not null)),
  constraint money_notice_check1 check (state <> 'unread' or amount is null),
  constraint money_notice_check2 check (not automatic or state = 'matched')
);
create index money_notice_newest on money_notice (posted_at desc, id desc);
create index money_notice_by_state on money_notice (state, posted_at desc, id desc);
create index money_notice_of_payment on money_notice (payment_id, id) where (payment_id is not null);
create index money_notice_words on money_notice (device_id, words_hash, received_at);
create index money_notice_automatic on money_notice (received_at) include (amount) where automatic;
create index money_notice_texts on money_notice (received_at) where (text <> '');
-- Staff look for a notice by its amount.
create index money_notice_by_amount on money_notice (amount, posted_at desc, id desc) where (amount is not null);

-- What the system may do by itself: nothing, until somebody says so.
create table notice_policy (
  id int default 1 primary key check (id = 1),
  automatic boolean not null default false,
  payment_limit bigint not null default 500000 check (payment_limit between 0 and 10000000),
  day_limit bigint not null default 10000000 check (day_limit between 0 and 1000000000),
  -- So soon a bank's line must show what was approved by a notice.
  seen_days int not null default 7 check (seen_days between 1 and 31),
  changed_by bigint references member,
  changed_at timestamptz not null default now()
);
insert into notice_policy (id, automatic, payment_limit, day_limit, seen_days, changed_by) values
  (1, false, 500000, 10000000, 7, NULL);

create table receipt (
  id bigint generated always as identity primary key,
  -- Random behind the month, so that nobody reads others' by counting.
  number text not null unique check (number ~ '^(TT|BSZ)-\d{4}-\d{2}-[0-9A-Z]{8}$'),
  payment_id uuid not null references payment,
  reference text not null,
  kind text not null check (kind in ('gift', 'zakat')),
  method text not null,
  amount bigint not null check (amount > 0),
  -- [{account, fund_kind, programme, amount}]
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  received_at timestamptz not null,
  issued_at timestamptz not null default now(),
  issuer jsonb not null,
  -- Whose it is, and how others see them.
  payer_name text not null,
  shown_as text not null,
  on_behalf text not null default '',
  replaces text unique references receipt (number),
  void_at timestamptz,
  void_because text check (void_because in ('refunded', 'part_refunded', 'reversed', 'restored', 'corrected', 'withdrawn')),
  void_by bigint references member,
  void_note text not null default '',
  words text generated always as (lower(((((((((' ' || number) || ' ') || reference) || ' ') || amount) || ' ') || plain_words(payer_name)) || ' ') || plain_words(shown_as))) stored not null,
  npwp_sealed bytea,
  constraint receipt_check check ((void_at is null) = (void_because is null)),
  constraint receipt_check1 check (number <> replaces)
);
-- One of a kind holds for a payment.
create unique index receipt_holding on receipt (payment_id, kind) where (void_at is null);
create index receipt_of_payment on receipt (payment_id, id);
create index receipt_newest on receipt (issued_at desc, id desc);
create index receipt_void on receipt (issued_at desc, id desc) where (void_at is not null);
create index receipt_valid on receipt (issued_at desc, id desc) where (void_at is null);
create index receipt_by_kind on receipt (kind, issued_at desc, id desc);
create index receipt_by_words on receipt using gin (words gin_trgm_ops);
alter table receipt alter column words set statistics 400;

-- The tax number that stands on a receipt of zakat, for those who give one. Sealed: a list of this table tells nobody's.
create table taxpayer (
  member_id bigint primary key references member,
  npwp_sealed bytea not null,
  -- The last digits, by which its owner knows it again.
  ending text not null check (ending ~ '^\d{4}$'),
  changed_at timestamptz not null default now()
);

-- Apps whose notices are believed besides the known banks' (payments/notices/packages.ts). A wrong one lets its owner mint
-- payments, so two people add it, with its wording.
create table notice_app (
  package text primary key check (package <> ''),
  proposed_by bigint not null references member,
  approved_by bigint not null references member,
  added_at timestamptz not null default now(),
  constraint notice_app_check check (approved_by <> proposed_by)
);

-- A payment whose money a notice has shown waits for the treasurer as one with a proof does.
create function write_payment_words() returns trigger language plpgsql as $$
declare
  claims text;
begin
  select string_agg(' ' || plain_words(account_name) || ' ' || phone_digits(source_account), '' order by id) into claims
    from transfer_claim where payment_id = new.id;
  new.claimed := claims is not null or exists (select from money_notice where payment_id = new.id);
  new.words := payment_words(new.reference, new.amount, new.payer_name, new.payer_phone, coalesce(claims, ''));
  return new;
end $$;

create function tell_payment_of_claim() returns trigger language plpgsql as $$
begin
  update payment set words = words where id = new.payment_id;
  return null;
end $$;

create function order_words(payment payment) returns text language sql immutable parallel safe strict as $$ select lower(' ' || payment.reference || ' ' || public.plain_words(payment.payer_name)) $$;

create function tell_order_of_buyer() returns trigger language plpgsql as $$
begin
  update shop_order set words = order_words(new) where payment_id = new.id;
  return null;
end $$;

create function require_shares() returns trigger language plpgsql as $$
declare
  checked uuid := case when tg_table_name = 'payment' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'payment_id')::uuid end;
begin
  if (select coalesce(sum(s.amount), 0) from payment_share s where s.payment_id = checked)
    is distinct from (select p.amount from payment p where p.id = checked) then
    raise exception 'the shares of payment % are not its amount', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- A gift becomes what arrived. Until a payment is verified nothing was posted from its shares, so that they may follow its
-- amount; from then on they stay.
create function keep_posted_shares() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.payment_id = old.payment_id and new.account = old.account
    and (select p.status from payment p where p.id = old.payment_id) = 'pending' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create function tell_payment_of_notice() returns trigger language plpgsql as $$
begin
  update payment set words = words where id in (new.payment_id, case when tg_op = 'UPDATE' then old.payment_id end);
  return null;
end $$;

-- As before; and the tax number goes with its owner.
create function keep_receipt() returns trigger language plpgsql as $$
declare
  kept receipt := new;
begin
  if tg_op = 'DELETE' then
    raise exception 'receipts are never deleted' using errcode = 'restrict_violation';
  end if;
  if old.void_at is null then
    kept.void_at := null; kept.void_because := null; kept.void_by := null; kept.void_note := '';
  end if;
  if new.payer_name = 'Anggota' and new.on_behalf = '' and new.shown_as in (old.shown_as, 'Hamba Allah') and new.npwp_sealed is null then
    kept.payer_name := old.payer_name; kept.shown_as := old.shown_as; kept.on_behalf := old.on_behalf;
    kept.npwp_sealed := old.npwp_sealed;
  end if;
  kept.words := old.words;
  if kept is distinct from old then
    raise exception 'receipt % is never edited: it is made void and replaced', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A receipt that holds says what the books say, when a transaction ends: whatever gives money back makes it void first.
create function receipt_says_the_books() returns trigger language plpgsql as $$
declare
  checked uuid := case when tg_table_name = 'receipt' then (to_jsonb(new) ->> 'payment_id')::uuid
    else (to_jsonb(new) ->> 'id')::uuid end;
  wrong text;
begin
  select r.number into wrong from receipt r join payment p on p.id = r.payment_id
  where r.payment_id = checked and r.void_at is null and (p.status <> 'verified'
    or r.amount <> (select sum((line ->> 'amount')::bigint) from jsonb_array_elements(r.lines) line)
    or exists (select from jsonb_array_elements(r.lines) line
      where (line ->> 'amount')::bigint <> (select coalesce(-sum(l.amount), 0) from ledger_transaction t
        join ledger_posting l on l.transaction_id = t.id
        where t.payment_id = checked and l.account = line ->> 'account')))
  limit 1;
  if wrong is not null then
    raise exception 'receipt % does not say what the books say', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger write_words before insert or update of amount, payer_name, payer_phone, words on payment
  for each row execute function write_payment_words();
create trigger tell_order after update of payer_name on payment
  for each row when (new.kind = 'order') execute function tell_order_of_buyer();
-- At the end of the transaction, when all its shares are there.
create constraint trigger shared_out after insert or update of amount on payment deferrable initially deferred
  for each row execute function require_shares();
create constraint trigger receipt_says_the_books after update of status, refunded_amount on payment deferrable initially deferred
  for each row when (old.status is distinct from new.status or old.refunded_amount is distinct from new.refunded_amount) execute function receipt_says_the_books();

create trigger append_only before delete or update on payment_history
  for each row execute function refuse_change();

create trigger tell_payment after insert or update of source_account, account_name on transfer_claim
  for each row execute function tell_payment_of_claim();

create trigger no_truncate before truncate on payment_share
  for each statement execute function refuse_change();
create constraint trigger shared_out after insert on payment_share deferrable initially deferred
  for each row execute function require_shares();
create trigger append_only before delete or update on payment_share
  for each row execute function keep_posted_shares();
create constraint trigger still_shared_out after update on payment_share deferrable initially deferred
  for each row execute function require_shares();

call watch_content('receiving_account');

call watch_content('qris_merchant');

create trigger tell_payment after insert or update of payment_id on money_notice
  for each row execute function tell_payment_of_notice();

create trigger keep before delete or update on receipt
  for each row execute function keep_receipt();
create trigger no_truncate before truncate on receipt
  for each statement execute function refuse_change();
create constraint trigger says_the_books after insert on receipt deferrable initially deferred
  for each row execute function receipt_says_the_books();
