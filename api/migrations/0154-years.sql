-- A year is closed by two people. Its statements are stored as text with their hash; the closing entry empties the accounts of income
-- and expense into the net assets. The kinds of fund are balances of their own and stay.
create table year_closing (
  year int primary key check (year between 2000 and 2200),
  body text not null,
  hash text not null,
  proposed_by bigint not null references member,
  closed_by bigint not null references member,
  closed_at timestamptz not null default now(),
  constraint year_closing_hash check (hash = encode(sha256(convert_to(body, 'UTF8'::name)), 'hex'))
);
create trigger append_only before delete or update on year_closing for each row execute function refuse_change();
create trigger no_truncate before truncate on year_closing for each statement execute function refuse_change();

-- Notes to the statements of a year, in their order; until a year has its own, those of the year before.
create table statement_notes (
  year int primary key check (year between 2000 and 2200),
  notes jsonb not null,
  changed_by bigint not null references member,
  changed_at timestamptz not null default now()
);

-- The closing entry of a year belongs to its last day although all its months are closed: it changes no fund.
create or replace function write_moved_posting() returns trigger language plpgsql as $$
declare
  closed date := (select max(month) from period_closing where reopened_at is null);
begin
  if new.kind = 'year' then return null; end if;
  if date_trunc('month', new.at at time zone 'Asia/Jakarta')::date <= closed then
    insert into moved_posting (posting_id, month) values (new.id, (closed + interval '1 month')::date);
  end if;
  return null;
end $$;
