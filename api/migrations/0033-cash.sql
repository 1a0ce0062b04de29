-- Gifts that came without a form: cash in a box of ours, until it is handed over to a bank.

-- The ledger knows a box as cash:<code>.
create table cash_box (
  code text primary key check (code ~ '^[a-z0-9-]+$'),
  name text not null unique check (name <> ''),
  -- Whether anything new may be put into it. What was in it stays in the books.
  active boolean not null default true,
  place int generated always as identity
);
insert into cash_box (code, name) values ('utama', 'Kas utama');

-- A gift that was counted by hand: its payment has the method 'cash', and this says where the money lies.
create table cash_gift (
  id bigint generated always as identity primary key,
  payment_id uuid not null unique references payment,
  box text not null references cash_box,
  day date not null,
  recorded_by bigint not null references member,
  created_at timestamptz not null default now()
);
create index cash_gift_newest on cash_gift (day desc, id desc);

-- Cash that was carried to a bank. Until a line of the bank's file shows it, it is in the books and not yet seen.
create table cash_handover (
  id bigint generated always as identity primary key,
  box text not null references cash_box,
  bank text not null references receiving_account,
  amount bigint not null check (amount > 0),
  day date not null,
  -- One line shows one handover.
  line_id bigint unique references statement_line,
  request_key text not null unique,
  created_by bigint not null references member,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by bigint references member,
  reversed_reason text not null default '',
  check ((reversed_at is null) = (reversed_by is null)),
  check (reversed_at is null or (reversed_reason <> '' and line_id is null))
);
create index cash_handover_newest on cash_handover (day desc, id desc);
-- What no line has shown, by bank: a term of the bank's law, and what a line may be.
create index cash_handover_unseen on cash_handover (bank, amount, day) where reversed_at is null and line_id is null;
