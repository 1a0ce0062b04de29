-- A transfer that is short or long is settled, not left open: what came is held in the payer's name, or the difference
-- is written off.

-- Shortfall that we forgave: it never came and nobody waits for it.
alter table payment add column written_off bigint not null default 0 check (written_off >= 0);
-- What the payer has with us beyond what was counted: parts of a payment that still waits, a surplus, a refund to be paid
-- out. The ledger has it in `payers`.
alter table payment add column held_amount bigint not null default 0 check (held_amount >= 0);
alter table payment add check (written_off < amount);
alter table payment add check (written_off = 0 or status in ('verified', 'refunded'));

-- The bank's lines may have shown more than was asked for: the surplus is held.
do $$ declare old record; begin
  for old in select conname from pg_constraint where conrelid = 'payment'::regclass
    and contype = 'c' and pg_get_constraintdef(oid) like '%seen_amount%' loop
    execute format('alter table payment drop constraint %I', old.conname);
  end loop;
end $$;
alter table payment add check (seen_amount >= 0);

-- What no line has shown of it.
alter table payment add column unseen_amount bigint not null
  generated always as (greatest(amount - written_off - seen_amount, 0)) stored;
drop index payment_unseen;
create index payment_unseen on payment (created_at desc, id desc)
  where status in ('verified', 'refunded') and method <> 'midtrans' and unseen_amount > 0;
drop index payment_unseen_rest;
create index payment_unseen_rest on payment (method, unseen_amount, created_at)
  where status = 'verified' and unseen_amount > 0;
