-- The schema of community as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

-- What staff changed of the settings that the configuration gives; whatever is not here is as configured.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_by bigint not null references member,
  changed_at timestamptz not null default now()
);

-- The community's own mark, small enough to stand beside its settings: every copy of the app and every backup has it.
create table site_logo (
  the_one boolean default true primary key check (the_one),
  png bytea not null check (octet_length(png) >= 1 and octet_length(png) <= 1000000),
  version text not null,
  changed_by bigint not null references member,
  changed_at timestamptz not null default now()
);

call watch_content('setting');

call watch_content('site_logo');
