-- Who sent a proof with a new payment, by a digest of browser or member; and payments whose sender has sent many and never
-- had one verified: they wait in a place of their own.
alter table transfer_claim add column sender text not null default '';
alter table payment add column apart boolean not null default false;
create index transfer_claim_of_sender on transfer_claim (sender) where sender <> '';
create index payment_apart on payment (created_at desc, id desc) where apart;

-- One verified payment, and the sender's others wait with everybody's. Rows that somebody is deciding about are left alone.
create function sender_is_known() returns trigger language plpgsql as $$
begin
  update payment set apart = false where id in (
    select p.id from payment p join transfer_claim c on c.payment_id = p.id
    where p.apart and c.sender <> '' and c.sender in (select sender from transfer_claim where payment_id = new.id)
    for update of p skip locked);
  return null;
end $$;
create trigger sender_is_known after update of status on payment
  for each row when (new.status = 'verified' and old.status = 'pending') execute function sender_is_known();
