-- Who took free seats, by a digest of browser or member, until the event's answers are deleted; and whether they are only
-- held: beyond a person's share, without a contact that answered. Held seats pass on when the event is full.
alter table registration
  add column seat_holder text not null default '',
  add column provisional boolean not null default false;
create index registration_free_holder on registration (event_id, seat_holder) where seat_holder <> '';
create index registration_provisional on registration (event_id, id) where provisional;
