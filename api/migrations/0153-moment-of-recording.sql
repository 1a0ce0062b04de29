-- A ledger transaction has a business day (`created_at`, copied to its postings as `at`), by which reports count, and a moment of
-- recording, which says what a reopened month learnt. Null for what was recorded before: then both are the same.
alter table ledger_transaction add column recorded_at timestamptz;
alter table ledger_transaction alter column recorded_at set default now();
create index ledger_transaction_recorded on ledger_transaction (recorded_at) where recorded_at is not null;
