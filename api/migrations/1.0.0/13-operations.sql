-- The schema of operations as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

create table inspection (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('doctor', 'restore')),
  at timestamptz not null default now(),
  complaints text[] not null,
  figures jsonb not null
);
create index inspection_newest on inspection (kind, at desc);

create table alert (
  id bigint generated always as identity primary key,
  key text not null,
  title text not null,
  sentence text not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);
-- Of one worry there is one open warning, however many copies of the app look.
create unique index alert_open on alert (key) where (closed_at is null);

create table app_copy (
  id uuid primary key,
  name text not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
