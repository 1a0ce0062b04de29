-- A gift becomes what arrived. Until a payment is verified nothing was posted from its shares, so that they may follow its
-- amount; from then on they stay.
create function keep_posted_shares() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.payment_id = old.payment_id and new.account = old.account
    and (select p.status from payment p where p.id = old.payment_id) = 'pending' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger append_only on payment_share;
create trigger append_only before update or delete on payment_share
  for each row execute function keep_posted_shares();
create constraint trigger still_shared_out after update on payment_share deferrable initially deferred
  for each row execute function require_shares();
