-- Addresses that no longer want to hear what became of the money they gave. Only their hashes: nobody can read them here.
create table stopped_news (
  email_hash text primary key check (email_hash ~ '^[0-9a-f]{64}$'),
  stopped_at timestamptz not null default now()
);
