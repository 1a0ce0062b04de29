-- Pledges: somebody means to give regularly and is reminded. No money moves by them, and nothing is counted from them.
create table pledge (
  id bigint generated always as identity primary key,
  -- Null: a guest, who is known by what they left. Erased with the account, or once a guest's pledge is stopped.
  member_id bigint references member,
  payer_name text not null,
  payer_phone text not null,
  payer_email text not null,
  campaign_id bigint references campaign,
  fund text references fund (code),
  amount bigint not null check (amount > 0),
  rhythm text not null check (rhythm in ('friday', 'month', 'hijri')),
  rhythm_day int check (rhythm_day between 1 and 31),
  -- A guest's pledge is only asked for until its mail is answered: anybody can type anybody's address.
  state text not null check (state in ('asked', 'active', 'paused', 'stopped')),
  -- The next reminder. Of a pause: when it ends by itself.
  next_on date,
  -- Missed times before this day are forgiven.
  counted_from date not null,
  created_at timestamptz not null default now(),
  constraint pledge_purpose check (num_nonnulls(campaign_id, fund) = 1),
  constraint pledge_rhythm check ((rhythm = 'friday') = (rhythm_day is null)),
  constraint pledge_next check (case state when 'active' then next_on is not null when 'paused' then true else next_on is null end)
);
create index pledge_of_member on pledge (member_id) where member_id is not null;
create index pledge_due on pledge (next_on) where next_on is not null;
create index pledge_asked on pledge (created_at) where state = 'asked';
create index pledge_of_campaign on pledge (campaign_id) where campaign_id is not null;

-- One time at which a pledge came due and its giver was reminded, with the amount of that day.
create table pledge_turn (
  pledge_id bigint not null references pledge on delete cascade,
  due_on date not null,
  amount bigint not null,
  skipped_at timestamptz,
  primary key (pledge_id, due_on)
);
create index pledge_turn_by_day on pledge_turn (due_on);

-- The payments that were opened for it. Only a verified one is a gift.
create table pledge_payment (
  payment_id uuid primary key references payment,
  pledge_id bigint not null,
  due_on date not null,
  foreign key (pledge_id, due_on) references pledge_turn on delete cascade
);
create index pledge_payment_of_turn on pledge_payment (pledge_id, due_on);
