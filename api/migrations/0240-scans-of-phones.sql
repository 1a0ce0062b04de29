-- The clock of a phone may be wrong: `at` is what the server decided, the rest is what the phone said. A scan is never deleted,
-- only struck. Somebody who leaves is scanned out, and may come in again.
alter table check_in drop constraint check_in_kind_check, drop constraint check_in_session;
alter table check_in
  add column told_at timestamptz,
  add column offset_ms bigint,
  add column ordinal bigint,
  add column doubtful boolean not null default false,
  add column found text not null default 'valid' check (found in ('valid', 'unpaid', 'void')),
  add column handed_over boolean not null default false,
  add column struck_at timestamptz,
  add column struck_by bigint references member,
  add column struck_reason text not null default '',
  add column settled_at timestamptz,
  add column settled_by bigint references member,
  add constraint check_in_kind_check check (kind in ('enter', 'exit', 'session', 'handout')) not valid,
  add constraint check_in_session check ((kind in ('enter', 'exit')) = (session_id is null)) not valid;
alter table check_in validate constraint check_in_kind_check;
alter table check_in validate constraint check_in_session;
comment on column check_in.told_at is 'The time by the phone''s own clock.';
comment on column check_in.offset_ms is 'What the phone had measured: server''s clock minus its own.';
comment on column check_in.ordinal is 'Counts the scans of a phone, whatever its clock says.';
comment on column check_in.doubtful is 'No clock explains the time that the phone told: `at` is when it arrived.';
comment on column check_in.found is 'The state of the ticket when the scan arrived.';
comment on column check_in.handed_over is 'Sent by somebody who was of the crew when they scanned, and is not any more.';
comment on column check_in.settled_at is 'Staff have seen that the ticket was not valid, and leave it so.';

-- When a ticket or registration ended: a scan without a signal may be from before or after that.
alter table ticket add column ended_at timestamptz;
alter table registration add column ended_at timestamptz;
create function note_end() returns trigger language plpgsql as $$
begin
  new.ended_at := case when new.state in ('void', 'cancelled', 'expired') then coalesce(old.ended_at, now()) end;
  return new;
end $$;
create trigger note_end before update of state on ticket for each row
  when (old.state is distinct from new.state) execute function note_end();
create trigger note_end before update of state on registration for each row
  when (old.state is distinct from new.state) execute function note_end();

-- A phone at the door: when it was heard, how old its list is, and how many scans it still holds.
create table scanner_phone (
  event_id bigint not null references event,
  device text not null,
  "by" bigint not null references member,
  heard_at timestamptz not null default now(),
  list_at timestamptz,
  waiting integer not null default 0 check (waiting >= 0),
  constraint scanner_phone_pkey primary key (event_id, device, "by")
);

-- What was refused at the door, or could not be counted.
create table refused_scan (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  scan_id uuid not null unique,
  verdict text not null check (verdict in ('unpaid', 'void', 'other_event', 'forged', 'unknown', 'late')),
  code text not null default '',
  at timestamptz not null,
  device text not null default '',
  "by" bigint not null references member,
  created_at timestamptz not null default now()
);
create index refused_scan_of on refused_scan (event_id, id desc);

-- They may still hand over what they scanned until then.
create table former_crew (
  event_id bigint not null references event,
  member_id bigint not null references member,
  until timestamptz not null default now(),
  constraint former_crew_pkey primary key (event_id, member_id)
);
-- What the board asks again and again: entrances with a ticket that was not valid.
create index check_in_late on check_in (at desc) where kind = 'enter' and found <> 'valid' and struck_at is null and settled_at is null;
create index check_in_struck on check_in (struck_at desc) where struck_at is not null;
create index check_in_doubtful on check_in (at desc) where doubtful and struck_at is null;
create index check_in_handed_over on check_in (device) where handed_over and struck_at is null;
