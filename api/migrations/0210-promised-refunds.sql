-- A refund promised in the answer to a complaint is owed in the same act.
alter table complaint add column refund_event text;
comment on column complaint.refund_event is 'The ledger event of the refund that the answer promised.';
alter table payment_refund add column waits boolean not null default false;
comment on column payment_refund.waits is 'Promised, but not to be transferred before staff for money agree.';
alter table payment_refund add column agreed_by bigint references member;
alter table payment_refund add column agreed_at timestamptz;
-- Two people agree: to a promised refund above what one may decide, and to another address of a member who lost theirs.
alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in ('payout', 'payout_return', 'refund_return', 'store_payout', 'store_return', 'accounts', 'qris', 'refund', 'refund_account', 'refund_promise', 'approval', 'reversal', 'correction', 'unlink', 'cash_void', 'debits', 'set_aside', 'income_undo', 'settlement', 'settlement_undo', 'notice_device', 'notice_policy', 'notice_app', 'fund_transfer', 'zakat_rule', 'year_closing', 'member_contact')) not valid;
