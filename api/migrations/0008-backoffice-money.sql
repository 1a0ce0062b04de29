-- What the treasurers of the community work with: who did what, the inbox of payments, payouts, bank statements, and the
-- second step of signing in.

-- ── Who did what ──────────────────────────────────────────────────────────────────────────────────────────────────
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint not null references member,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  words text not null generated always as (
    lower(action || ' ' || subject_kind || ' ' || subject_id || ' ' || coalesce(before::text, '') || ' '
      || coalesce(after::text, ''))) stored
);
create index audit_log_at on audit_log (at, id);
create index audit_log_actor on audit_log (actor_id, id);
create index audit_log_action on audit_log (action, id);
create index audit_log_subject on audit_log (subject_kind, subject_id, id);
create index audit_log_words on audit_log using gin (words gin_trgm_ops);
create trigger append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger no_truncate before truncate on audit_log for each statement execute function refuse_change();

-- ── The inbox ─────────────────────────────────────────────────────────────────────────────────────────────────────
-- 0812-3456 and +62 812 3456 are the same phone.
create function phone_digits(phone text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^62', '0') $$;

create index payment_newest on payment (created_at desc, id desc);
create index payment_by_status on payment (status, created_at desc, id desc);
create index payment_by_kind on payment (kind, status, created_at desc, id desc);
create index payment_by_reference on payment (reference text_pattern_ops);
create index payment_by_amount on payment ((amount::text) text_pattern_ops);
create index payment_by_phone on payment (phone_digits(payer_phone) text_pattern_ops);
create index payment_by_name on payment using gin (plain_words(payer_name) gin_trgm_ops);
create index transfer_claim_by_account on transfer_claim (phone_digits(source_account) text_pattern_ops);
create index transfer_claim_by_name on transfer_claim using gin (plain_words(account_name) gin_trgm_ops);

-- Who has a payment open on the screen at the moment. It hinders nobody; it only tells.
create table payment_review (
  payment_id uuid not null references payment,
  member_id bigint not null references member,
  until timestamptz not null,
  primary key (payment_id, member_id)
);

create table notification (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  title text not null,
  body text not null,
  link text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notification_of on notification (member_id, id desc);
create index notification_unread on notification (member_id) where read_at is null;

-- ── Payouts ───────────────────────────────────────────────────────────────────────────────────────────────────────
create table payout (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign,
  bank text not null check (bank in ('bsi', 'bjb')),
  amount bigint not null check (amount > 0),
  paid_on date not null,
  title text not null check (title <> ''),
  story text not null default '',
  -- A public picture: a receipt or a photograph of the handing over.
  picture text,
  request_key text not null unique,
  created_by bigint not null references member,
  created_at timestamptz not null default now()
);
create index payout_of_campaign on payout (campaign_id, paid_on desc, id desc);
create index payout_newest on payout (paid_on desc, id desc);
call watch_content('payout');

-- ── Bank statements ───────────────────────────────────────────────────────────────────────────────────────────────
create table statement_mapping (
  bank text primary key check (bank in ('bsi', 'bjb')),
  mapping jsonb not null,
  updated_by bigint not null references member,
  updated_at timestamptz not null default now()
);

create table statement_line (
  id bigint generated always as identity primary key,
  bank text not null check (bank in ('bsi', 'bjb')),
  day date not null,
  amount bigint not null check (amount > 0),
  description text not null,
  -- Of what the bank wrote, and the how-manieth such line of the file it is: importing a period twice adds nothing.
  content_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'matched', 'unidentified', 'ignored')),
  payment_id uuid references payment,
  decided_by bigint references member,
  decided_at timestamptz,
  imported_by bigint not null references member,
  imported_at timestamptz not null default now(),
  check ((state = 'matched') = (payment_id is not null)),
  check ((state = 'open') = (decided_at is null))
);
create index statement_line_by_state on statement_line (state, day desc, id desc);
create index statement_line_open_amount on statement_line (amount, day) where state in ('open', 'unidentified');
create index statement_line_payment on statement_line (payment_id) where payment_id is not null;
create index payment_waiting_amount on payment (method, amount) where status = 'pending';

-- ── The second step of signing in ─────────────────────────────────────────────────────────────────────────────────
create table second_step (
  member_id bigint primary key references member,
  secret bytea not null,
  -- Null until the member has shown a right code once: only then is it asked for.
  confirmed_at timestamptz,
  -- A code is good for one use: none of this half minute or an earlier one is taken again.
  last_counter bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_code (
  member_id bigint not null references second_step on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (member_id, hash)
);
