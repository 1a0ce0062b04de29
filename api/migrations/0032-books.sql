-- The books as a screen: postings by day, kind and words, and sums of a whole account from one index.

-- Copied from the transaction, which never changes either: a posting is found, filtered and summed without it.
alter table ledger_posting
  add column at timestamptz,
  -- What kind of event it was: the first word of its name.
  add column kind text,
  add column words text;
alter table ledger_posting disable trigger append_only;
create function posting_words(amount bigint, description text) returns text
  language sql immutable strict parallel safe
  as $$ select ' ' || abs(amount) || ' ' || public.plain_words(description) $$;
update ledger_posting g set at = t.created_at, kind = split_part(t.event, ':', 1), words = posting_words(g.amount, t.description)
  from ledger_transaction t where t.id = g.transaction_id;
alter table ledger_posting enable trigger append_only;
alter table ledger_posting alter column at set not null, alter column kind set not null, alter column words set not null;
alter table ledger_posting alter column words set statistics 400;

create function write_posting() returns trigger language plpgsql as $$
begin
  select t.created_at, split_part(t.event, ':', 1), posting_words(new.amount, t.description) into new.at, new.kind, new.words
    from ledger_transaction t where t.id = new.transaction_id;
  return new;
end $$;
create trigger write_words before insert on ledger_posting for each row execute function write_posting();

create index ledger_posting_at on ledger_posting (at desc, id desc);
create index ledger_posting_account_at on ledger_posting (account, at desc, id desc) include (amount);
create index ledger_posting_kind_at on ledger_posting (kind, at desc, id desc);
create index ledger_posting_account_kind on ledger_posting (account, kind, at desc, id desc);
-- Debits are 1, credits 0. As a number: the planner would turn `not (amount > 0)` into something that no index has.
create index ledger_posting_side on ledger_posting (((amount > 0)::int), at desc, id desc) include (amount);
create index ledger_posting_account_side on ledger_posting (account, ((amount > 0)::int), at desc, id desc) include (amount);
create index ledger_posting_words on ledger_posting using gin (words gin_trgm_ops);

-- Each bank by itself: what no line has shown, its lines, and its payouts, listed and summed.
create index payment_unseen_of_bank on payment (method, created_at desc, id desc) include (unseen_amount)
  where status in ('verified', 'refunded') and method <> 'midtrans' and unseen_amount > 0;
create index statement_line_of_bank on statement_line (bank, state, day desc, id desc) include (amount);
create index statement_debit_of_bank on statement_debit (bank, state, day desc, id desc) include (amount);
create index payout_of_bank on payout (bank, paid_on desc, id desc) include (amount) where reversed_at is null;
