-- The books are sealed day by day: a hash over all postings of a day, chained to the hash of the day before. Whoever kept one
-- hash can show that something before it was changed.

-- A day from which nothing is taken any more. Written before its seal, in a moment when nobody posts.
create table seal_begun (
  day date primary key,
  at timestamptz not null default now()
);

create table seal (
  day date primary key references seal_begun,
  postings integer not null check (postings >= 0),
  -- Merkle root over the day's postings by their numbers, leaves and nodes as in RFC 6962.
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now()
);

-- The roots of 256 postings each, so that the path of one posting is found without the other 100 000 of its day.
create table seal_piece (
  day date not null references seal,
  piece integer not null,
  first_posting bigint not null references ledger_posting,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  primary key (day, piece)
);

-- Postings whose own day was sealed already when they were written: they are sealed with the first day that was not.
create table late_posting (
  posting_id bigint primary key references ledger_posting,
  day date not null
);
create index late_posting_day on late_posting (day, posting_id);

do $$ declare kept text; begin
  foreach kept in array array['seal_begun', 'seal', 'seal_piece', 'late_posting'] loop
    execute format('create trigger append_only before update or delete on %I for each row execute function refuse_change()', kept);
    execute format('create trigger no_truncate before truncate on %I for each statement execute function refuse_change()', kept);
  end loop;
end $$;

create function write_late_posting() returns trigger language plpgsql as $$
declare
  sealed date := (select max(day) from seal_begun);
begin
  if (new.at at time zone 'Asia/Jakarta')::date <= sealed then
    insert into late_posting (posting_id, day) values (new.id, sealed + 1);
  end if;
  return null;
end $$;
create trigger write_late after insert on ledger_posting for each row execute function write_late_posting();

call watch_content('seal');
