-- The codes of a person as the app computes them, to compare many at once (`messages/delivery/person.ts`).
create function mail_person(email text) returns text language sql immutable parallel safe as $$
  select case when email like '%@%' then 'mail:' || encode(sha256(convert_to(
    case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end,
    'UTF8')), 'hex') end
  from (select split_part(split_part(lower(btrim(email)), '@', 1), '+', 1) as name,
    split_part(lower(btrim(email)), '@', 2) as host) parts $$;

create function phone_person(phone text) returns text language sql immutable parallel safe as $$
  select case when digits ~ '^[1-9]\d{7,14}$' then 'phone:' || encode(sha256(convert_to(digits, 'UTF8')), 'hex') end
  from (select regexp_replace(regexp_replace(phone, '\D', '', 'g'),
    '^(?:00)?62(?=0?8)0?|^0(?=8)|^(?=8)', '62') as digits) cleaned $$;

-- Whether nobody of these codes stopped it; `at_first` where nothing was chosen.
create function may_tell(codes text[], by_channel text, about text, at_first boolean) returns boolean
language sql stable parallel safe as $$
  select coalesce(bool_and(allowed), at_first) from contact_choice
  where person = any(codes) and channel = by_channel and topic = about $$;

-- What staff tell many people at once.
create table broadcast (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,
  -- Who it goes to: everybody who agreed, or those of one campaign, product, event or course.
  audience text not null check (audience in ('everyone', 'campaign', 'product', 'event', 'course')),
  audience_id bigint,
  audience_name text not null,
  link text not null,
  topic text not null,
  channels text[] not null,
  per_minute int not null check (per_minute between 1 and 600),
  state text not null check (state in ('waiting', 'scheduled', 'running', 'done', 'stopped')),
  people int not null,
  -- Who was left when it was stopped.
  left_out int not null default 0,
  request_key text not null unique,
  start_at timestamptz not null default now(),
  created_by bigint not null references member,
  created_at timestamptz not null default now(),
  confirmed_by bigint references member,
  ended_by bigint references member,
  ended_at timestamptz
);

-- Who is still to be told: a row goes when its message is queued.
create table broadcast_recipient (
  id bigint generated always as identity primary key,
  broadcast_id bigint not null references broadcast,
  member_id bigint references member,
  email text not null,
  phone text not null,
  name text not null
);
create index broadcast_recipient_of on broadcast_recipient (broadcast_id, id);
create index broadcast_recipient_member on broadcast_recipient (member_id);
create index contact_choice_agreed on contact_choice (person) where topic = 'announcements' and allowed;
-- By which the address of a guest's choice is found.
create index payment_of_mail on payment (mail_person(payer_email)) where member_id is null and payer_email <> '';
create index payment_of_phone on payment (phone_person(payer_phone)) where member_id is null and payer_phone <> '';
create index message_of_broadcast on message (substring(dedupe_key from '^broadcast (\d+) '))
  where dedupe_key like 'broadcast %';
