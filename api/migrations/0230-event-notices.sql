-- What the people of an event are told together, and whom of them it concerns: whether it reached each of them is in `message`.
create table event_notice (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  kind text not null check (kind in ('change', 'cancel', 'tickets')),
  -- [{label, before, after}], in words, as they are read.
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  reason text not null default '',
  told_at timestamptz,
  told_by bigint references member,
  created_at timestamptz not null default now()
);
-- What has changed since people were told the last time.
create unique index event_notice_untold on event_notice (event_id) where (told_at is null);
create index event_notice_of on event_notice (event_id, id desc);

create table event_notice_person (
  notice_id bigint not null references event_notice,
  registration_id bigint not null references registration,
  -- When it was handed to every channel that reaches them.
  handled_at timestamptz,
  constraint event_notice_person_pkey primary key (notice_id, registration_id)
);
create index event_notice_unhandled on event_notice_person (notice_id) where (handled_at is null);
create index event_notice_of_registration on event_notice_person (registration_id);
