-- What donors write, 'Pesan atau doa', is shown beside their names: others say Aamiin to it, once each, or report it, and
-- staff hide what does not belong there.
create table donation_prayer (
  id bigint generated always as identity primary key,
  donation_id uuid not null unique references donation,
  aamiin_count integer not null default 0,
  report_count integer not null default 0,
  hidden_at timestamptz,
  hidden_by bigint references member,
  created_at timestamptz not null default now()
);
create index donation_prayer_newest on donation_prayer (created_at desc, id desc);
create index donation_prayer_reported on donation_prayer (created_at desc, id desc)
  where report_count > 0 and hidden_at is null;
create index donation_prayer_hidden on donation_prayer (created_at desc, id desc) where hidden_at is not null;
call watch_content('donation_prayer');

-- Who said it: a member, or a browser by the hash of its own random cookie.
create table prayer_mark (
  prayer_id bigint not null references donation_prayer,
  who text not null,
  kind text not null check (kind in ('aamiin', 'report')),
  created_at timestamptz not null default now(),
  primary key (prayer_id, kind, who)
);

insert into donation_prayer (donation_id, created_at)
  select id, created_at from donation where message <> '' order by created_at;
