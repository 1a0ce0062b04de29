-- What a bank's file says as a whole, and the money that left the bank.

-- Each file that was imported: the days that it is about and what the account held before and after. Where the closing
-- balance of one is not the opening balance of the next, something lies between them that nobody has seen.
create table statement_file (
  id bigint generated always as identity primary key,
  bank text not null references receiving_account,
  name text not null,
  -- Of the rows, so that the same file comes in once.
  content_hash text not null,
  first_day date not null,
  last_day date not null,
  opening bigint,
  closing bigint,
  lines int not null,
  debits int not null,
  -- Rows that could not be read and that a treasurer left out, having seen them: number, words and why.
  left_out jsonb not null default '[]',
  imported_by bigint not null references member,
  imported_at timestamptz not null default now(),
  unique (bank, content_hash),
  check (first_day <= last_day)
);
create index statement_file_newest on statement_file (last_day desc, id desc);
create index statement_file_of_bank on statement_file (bank, last_day desc, id desc);
alter table statement_line add column file_id bigint references statement_file;

-- Money that left the bank is a line of its own and never income: a charge of the bank, or what shows a payout.
create table statement_debit (
  id bigint generated always as identity primary key,
  bank text not null references receiving_account,
  day date not null,
  amount bigint not null check (amount > 0),
  description text not null,
  content_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'charge', 'payout', 'ignored')),
  -- One line shows one payout.
  payout_id bigint unique references payout,
  file_id bigint references statement_file,
  decided_by bigint references member,
  decided_at timestamptz,
  imported_by bigint not null references member,
  imported_at timestamptz not null default now(),
  words text not null generated always as (' ' || amount || ' ' || plain_words(description)) stored,
  check ((state = 'payout') = (payout_id is not null)),
  check ((state = 'open') = (decided_at is null))
);
create index statement_debit_by_state on statement_debit (state, day desc, id desc);
create index statement_debit_words on statement_debit using gin (words gin_trgm_ops);
-- Which payout a line may show is sought by its sum.
create index payout_by_amount on payout (bank, amount, paid_on) where reversed_at is null;
