-- A payout is shown by a PDF as well as by a picture: most invoices and transfer slips come as one.
do $$ declare old record; begin
  for old in select conname from pg_constraint where conrelid = 'stored_file'::regclass
    and contype = 'c' and pg_get_constraintdef(oid) like '%''picture''%' loop
    execute format('alter table stored_file drop constraint %I', old.conname);
  end loop;
end $$;
-- A document's folder is below uploads/pictures too: both are for everybody.
alter table stored_file add check (kind in ('picture', 'video', 'document'));
alter table payout add column receipt text;
alter table proposal add column receipt text;
