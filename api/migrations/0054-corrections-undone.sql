-- A promised refund can be withdrawn before it is paid, and a line by which money left the bank can show a refund.

alter table payment_refund
  -- The ledger's event by which it was taken from the payment; none where all of it was the payer's own already.
  add column taken_event text,
  add column withdrawn_by bigint references member,
  add column withdrawn_reason text not null default '';
-- Both were written in one transaction, and so in one moment.
update payment_refund r set taken_event = t.event from ledger_transaction t
  where r.status = 'owed' and t.payment_id = r.payment_id and t.created_at = r.created_at and t.event like 'payment:%:refunded:%';
do $$ declare old record; begin
  for old in select conname from pg_constraint where conrelid = 'payment_refund'::regclass
    and contype = 'c' and pg_get_constraintdef(oid) like '%''owed''%' loop
    execute format('alter table payment_refund drop constraint %I', old.conname);
  end loop;
  for old in select conname from pg_constraint where conrelid = 'statement_debit'::regclass
    and contype = 'c' and pg_get_constraintdef(oid) like '%''payout''%' loop
    execute format('alter table statement_debit drop constraint %I', old.conname);
  end loop;
end $$;
alter table payment_refund
  add check (case way when 'transfer' then status in ('owed', 'paid', 'withdrawn') else status in ('asked', 'paid', 'failed') end),
  add check ((status = 'withdrawn') = (withdrawn_by is not null) and (status = 'withdrawn') = (withdrawn_reason <> ''));

alter table statement_debit
  -- One line shows one refund.
  add column refund_id bigint unique references payment_refund,
  add check (state in ('open', 'charge', 'payout', 'refund', 'ignored')),
  add check ((state = 'payout') = (payout_id is not null)),
  add check ((state = 'refund') = (refund_id is not null));
-- Which refund a line may show is sought by its sum.
create index payment_refund_by_amount on payment_refund (paid_from, amount, paid_on) where way = 'transfer' and status = 'paid';
