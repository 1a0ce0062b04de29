-- Letters to addresses that nobody confirmed are few, and their reader can stop them. Only hashes: nobody can read the
-- addresses here. `key` is the secret in the link of each such letter; the counts are those of `day`.
create table mail_address (
  mailbox text primary key check (mailbox ~ '^[0-9a-f]{64}$'),
  key text not null unique default new_page_key(),
  day date not null,
  anyone int not null default 0,
  account int not null default 0,
  money int not null default 0,
  stopped_at timestamptz
);
