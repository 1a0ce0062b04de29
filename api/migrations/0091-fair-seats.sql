-- Who holds unpaid seats, as a digest, so that one browser cannot hold them all; kept only while the payment is awaited.
alter table registration add column holder text not null default '';
-- A guest's registration that counts against the newcomers' part of the seats.
alter table registration add column newcomer boolean not null default false;
create index registration_unpaid on registration (event_id, holder) where (state = 'waiting_payment');

create function forget_holder() returns trigger language plpgsql as $$
begin
  new.holder := '';
  return new;
end $$;
create trigger forget_holder before update of state on registration
  for each row when (new.state <> 'waiting_payment') execute function forget_holder();
