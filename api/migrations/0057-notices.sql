-- Notices of money: what a paired phone or a mail rule says has come. Evidence, like a statement line that came early.

-- Something of ours that forwards notices. Its key signs what it sends, so the key itself is kept, as those of the second step are.
create table notice_device (
  id text primary key check (id ~ '^[0-9A-Z]{8}$'),
  name text not null check (name <> ''),
  secret bytea not null,
  -- The apps whose notices it may bring. What comes from any other is not even kept.
  packages text[] not null check (cardinality(packages) between 1 and 10),
  account text not null references receiving_account,
  paired_by bigint not null references member,
  paired_at timestamptz not null default now(),
  last_seen timestamptz,
  revoked_at timestamptz,
  revoked_by bigint references member,
  check ((revoked_at is null) = (revoked_by is null))
);
create index notice_device_live on notice_device (account, last_seen) where revoked_at is null;

-- How an app words incoming money, with {nominal} where the amount stands and {…} where anything may.
create table notice_template (
  id bigint generated always as identity primary key,
  package text not null check (package <> ''),
  wording text not null check (wording like '%{nominal}%'),
  created_by bigint not null references member,
  created_at timestamptz not null default now(),
  unique (package, wording)
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
  check ((state = 'matched') = (payment_id is not null)),
  check (state <> 'unread' or amount is null),
  check (not automatic or state = 'matched')
);
create index money_notice_newest on money_notice (posted_at desc, id desc);
create index money_notice_by_state on money_notice (state, posted_at desc, id desc);
create index money_notice_of_payment on money_notice (payment_id, id) where payment_id is not null;
create index money_notice_words on money_notice (device_id, words_hash, received_at);
create index money_notice_automatic on money_notice (received_at) include (amount) where automatic;
create index money_notice_texts on money_notice (received_at) where text <> '';

-- What the system may do by itself: nothing, until somebody says so.
create table notice_policy (
  id int primary key default 1 check (id = 1),
  automatic boolean not null default false,
  payment_limit bigint not null default 500000 check (payment_limit between 0 and 10000000),
  day_limit bigint not null default 10000000 check (day_limit between 0 and 1000000000),
  -- So soon a bank's line must show what was approved by a notice.
  seen_days int not null default 7 check (seen_days between 1 and 31),
  changed_by bigint references member,
  changed_at timestamptz not null default now()
);
insert into notice_policy default values;

-- A payment whose money a notice has shown waits for the treasurer as one with a proof does.
create or replace function write_payment_words() returns trigger language plpgsql as $$
declare
  claims text;
begin
  select string_agg(' ' || plain_words(account_name) || ' ' || phone_digits(source_account), '' order by id) into claims
    from transfer_claim where payment_id = new.id;
  new.claimed := claims is not null or exists (select from money_notice where payment_id = new.id);
  new.words := payment_words(new.reference, new.amount, new.payer_name, new.payer_phone, coalesce(claims, ''));
  return new;
end $$;
create function tell_payment_of_notice() returns trigger language plpgsql as $$
begin
  update payment set words = words where id in (new.payment_id, case when tg_op = 'UPDATE' then old.payment_id end);
  return null;
end $$;
create trigger tell_payment after insert or update of payment_id on money_notice
  for each row execute function tell_payment_of_notice();
