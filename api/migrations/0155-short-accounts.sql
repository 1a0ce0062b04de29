-- Accounts of restricted money that were below zero after money left them. Few or none: Hari ini looks only at these and sums their
-- postings again, since gifts may have filled them meanwhile.
create table short_account (account text primary key);

create function note_short_account() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_posting where account = new.account) > 0 then
    insert into short_account values (new.account) on conflict do nothing;
  else
    delete from short_account where account = new.account;
  end if;
  return null;
end $$;
create trigger note_short_account after insert on ledger_posting for each row
  when (new.amount > 0 and new.account ~ '^(event|campaign|fund):') execute function note_short_account();

insert into short_account
  select account from ledger_posting where account ~ '^(event|campaign|fund):' group by 1 having sum(amount) > 0;
