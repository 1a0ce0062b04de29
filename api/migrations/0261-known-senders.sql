-- As before, but the senders are looked up first: most payments have none, and for those with one the planner read payments from the beginning
-- to find the few that wait apart.
create or replace function sender_is_known() returns trigger language plpgsql as $$
declare
  known text[] := array(select distinct sender from transfer_claim where payment_id = new.id and sender <> '');
begin
  if known = '{}' then return null; end if;
  update payment set apart = false where id in (
    select p.id from transfer_claim c join payment p on p.id = c.payment_id
    where c.sender = any(known) and c.sender <> '' and p.apart
    for update of p skip locked);
  return null;
end $$;
