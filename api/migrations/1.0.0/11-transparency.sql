-- The schema of transparency as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

create table period_closing (
  id bigint generated always as identity primary key,
  -- Its first day.
  month date not null check (extract(day from month) = 1::numeric),
  -- The report's figures, letter by letter, and SHA-256 of them.
  body text not null,
  hash text not null,
  closed_by bigint not null references member,
  closed_at timestamptz not null default now(),
  reopened_by bigint references member,
  reopened_at timestamptz,
  reason text,
  constraint period_closing_check check (hash = encode(sha256(convert_to(body, 'UTF8'::name)), 'hex')),
  constraint period_closing_check1 check ((reopened_at is null) = (reopened_by is null) and (reopened_at is null) = (reason is null))
);
create unique index period_closed on period_closing (month) where (reopened_at is null);

-- Postings that count in another month than the one that they are dated into.
create table moved_posting (
  posting_id bigint primary key references ledger_posting,
  month date not null check (extract(day from month) = 1::numeric)
);
create index moved_posting_month on moved_posting (month, posting_id);

-- What an auditor wrote about a year, for everybody to read.
create table auditor_file (
  id bigint generated always as identity primary key,
  year int not null check (year between 2000 and 2200),
  auditor text not null check (auditor <> ''),
  file text not null,
  added_by bigint not null references member,
  added_at timestamptz not null default now()
);
create index auditor_file_year on auditor_file (year desc, id desc);

-- How accountants call our accounts.
create table account_mapping (
  account text primary key,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  updated_by bigint not null references member,
  updated_at timestamptz not null default now()
);

create function keep_closing() returns trigger language plpgsql as $$
begin
  if old.reopened_at is not null or (new.id, new.month, new.body, new.hash, new.closed_by, new.closed_at)
    is distinct from (old.id, old.month, old.body, old.hash, old.closed_by, old.closed_at) then
    raise exception 'the report of % is closed', old.month using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

call watch_content('period_closing');
create trigger keep_closing before update on period_closing
  for each row execute function keep_closing();
create trigger append_only before delete on period_closing
  for each row execute function refuse_change();
create trigger no_truncate before truncate on period_closing
  for each statement execute function refuse_change();

create trigger append_only before delete or update on moved_posting
  for each row execute function refuse_change();
create trigger no_truncate before truncate on moved_posting
  for each statement execute function refuse_change();

call watch_content('auditor_file');
