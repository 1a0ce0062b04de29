-- What is told to people: one row for each piece of news, person and channel. The words are in its job until it is sent.
create table message (
  id bigint generated always as identity primary key,
  -- The same news twice is one message.
  dedupe_key text not null unique,
  -- member:ID, or mail:HASH and phone:HASH for guests: nobody can read an address here.
  person text not null,
  channel text not null check (channel in ('app', 'mail', 'push', 'whatsapp')),
  topic text not null check (topic in ('payments', 'orders', 'reminders', 'campaigns', 'announcements', 'account', 'staff')),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'skipped')),
  tries int not null default 0,
  not_before timestamptz not null default now(),
  error text,
  created_at timestamptz not null default now()
);
create index message_of on message (person);
create index message_by_time on message (created_at);

-- What people chose. Without a row, the default of the topic and channel holds.
create table contact_choice (
  person text not null,
  channel text not null check (channel in ('mail', 'push', 'whatsapp')),
  topic text not null check (topic in ('payments', 'orders', 'reminders', 'campaigns', 'announcements')),
  allowed boolean not null,
  at timestamptz not null default now(),
  primary key (person, channel, topic)
);

-- Addresses that stopped news of campaigns, which had their own table, by a hash of another spelling.
insert into contact_choice (person, channel, topic, allowed, at)
select distinct on (person) person, 'mail', 'campaigns', false, stopped_at from (
  select 'mail:' || encode(sha256(convert_to(case when host in ('gmail.com', 'googlemail.com')
      then replace(name, '.', '') || '@gmail.com' else name || '@' || host end, 'UTF8')), 'hex') as person, stopped_at
  from (select distinct lower(btrim(payer_email)) as email from payment where payer_email <> ''
    union select lower(btrim(email::text)) from member where deleted_at is null) known
  cross join lateral (select split_part(split_part(email, '@', 1), '+', 1) as name, split_part(email, '@', 2) as host) parts
  join stopped_news on email_hash = encode(sha256(convert_to(email, 'UTF8')), 'hex')) stopped
order by person, stopped_at;
drop table stopped_news;

-- Letters that were being written at this very moment, by jobs that are gone. Their payments' pages say the same.
delete from job where name in ('payer-letter', 'event-letter');
