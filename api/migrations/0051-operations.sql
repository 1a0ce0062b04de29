-- How the app itself is doing: what its jobs did last, letters by day, nightly checks, warnings, and which copies run.

create table job_run (
  name text primary key,
  last_at timestamptz not null,
  milliseconds integer not null,
  done_on date not null,
  done_that_day integer not null
);

create table mail_day (
  day date primary key,
  sent integer not null default 0,
  failed integer not null default 0,
  last_error text
);

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
create unique index alert_open on alert (key) where closed_at is null;

create table app_copy (
  id uuid primary key,
  name text not null,
  version text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
