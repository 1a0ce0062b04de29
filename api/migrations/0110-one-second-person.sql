-- One mechanism for everything that one person must not do alone. Fund transfers and rules of zakat keep their own tables,
-- which say what holds; who may decide, and who did, is the proposal's.
alter table proposal
  drop constraint proposal_kind_check,
  add constraint proposal_kind_check check (kind in ('payout', 'accounts', 'qris', 'refund', 'refund_account', 'approval',
    'reversal', 'unlink', 'cash_void', 'debits', 'set_aside', 'income_undo', 'settlement', 'settlement_undo', 'notice_device',
    'notice_policy', 'notice_app', 'fund_transfer', 'zakat_rule')),
  -- What it is about. Of one thing at most one proposal waits.
  add column subject text;
create unique index proposal_subject on proposal (subject) where state = 'waiting';
create index proposal_of_subject on proposal (subject, id desc);

insert into proposal (kind, subject, wanted, request_key, proposed_by, proposed_at)
  select 'fund_transfer', 'fund_transfer:' || id, jsonb_build_object('transfer', id, 'from', from_account, 'to', to_account,
    'amount', amount, 'reason', reason, 'undoes', undoes), 'fund_transfer:' || id, asked_by, asked_at
  from fund_transfer where state = 'waiting';
insert into proposal (kind, subject, wanted, request_key, proposed_by, proposed_at)
  select 'zakat_rule', 'zakat_rule:' || id, jsonb_build_object('rule', id, 'kind', kind, 'watering', watering, 'nisab_value',
    nisab_value, 'rate_bp', rate_bp, 'source', source, 'decided_on', decided_on, 'valid_from', valid_from, 'valid_to', valid_to),
    'zakat_rule:' || id, entered_by, entered_at
  from zakat_rule where confirmed_at is null and returned_at is null;

-- What each person moved out of our accounts without a second one; below zero what the same thing brought back in. The
-- limit of a day is held by the sum of the last 24 hours, in which each thing counts at least nothing.
create table moved_alone (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  subject text not null,
  amount bigint not null check (amount <> 0),
  at timestamptz not null default now()
);
create index moved_alone_of on moved_alone (member_id, at);
