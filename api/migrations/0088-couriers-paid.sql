-- Money that left the bank for a courier: it is taken from what buyers paid for sending.
alter table statement_debit add column courier text not null default '';
do $$ declare old record; begin
  for old in select conname from pg_constraint where conrelid = 'statement_debit'::regclass
    and contype = 'c' and pg_get_constraintdef(oid) like '%''charge''%' loop
    execute format('alter table statement_debit drop constraint %I', old.conname);
  end loop;
end $$;
alter table statement_debit
  add check (state in ('open', 'charge', 'courier', 'payout', 'refund', 'ignored')),
  add check ((state = 'courier') = (courier <> ''));
