-- A treasurer's decision about a payment: stored when it is made, carried out a few seconds later unless it is undone.
create table waiting_decision (
  id bigint generated always as identity primary key,
  -- Made by the browser, so that a decision that is sent twice is one. Several payments may be decided at once.
  key uuid not null,
  payment_id uuid not null references payment,
  verdict jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'made', 'undone', 'failed', 'seen')),
  -- Why it could not be carried out.
  problem text not null default '',
  made_by bigint not null references member,
  request_id text not null,
  stored_at timestamptz not null default now(),
  due_at timestamptz not null,
  constraint waiting_decision_key unique (key, payment_id)
);
-- A payment waits for one decision at a time.
create unique index waiting_decision_payment on waiting_decision (payment_id) where state = 'waiting';
create index waiting_decision_failed on waiting_decision (made_by) where state = 'failed';
create index waiting_decision_stored on waiting_decision (stored_at);
