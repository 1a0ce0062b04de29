-- What one person may not do alone: large payouts, and where our money is sent to. One proposes, another one decides.
create table proposal (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payout', 'accounts')),
  -- What is to be done, as it was asked for.
  wanted jsonb not null,
  -- Of a payout, beside what is wanted, so that its files are known to be in use.
  picture text,
  story text not null default '',
  request_key text not null unique,
  proposed_by bigint not null references member,
  proposed_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'withdrawn', 'refused')),
  decided_by bigint references member,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  -- Whatever the app says: nobody confirms what they proposed themselves.
  check (state in ('waiting', 'withdrawn') or decided_by <> proposed_by),
  check (state <> 'withdrawn' or decided_by = proposed_by)
);
create index proposal_waiting on proposal (proposed_at) where state = 'waiting';
create index proposal_decided on proposal (decided_at desc) where state <> 'waiting';
