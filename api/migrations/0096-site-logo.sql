-- The community's own mark, small enough to stand beside its settings: every copy of the app and every backup has it.
create table site_logo (
  the_one boolean primary key default true check (the_one),
  png bytea not null check (octet_length(png) between 1 and 1000000),
  version text not null,
  changed_by bigint not null references member,
  changed_at timestamptz not null default now()
);
call watch_content('site_logo');
