-- The schema of treasury as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

-- What was used of a limit: the share that was taken, and zakat that was paid out to amil; or what collecting cost.
create function amil_used(name text, year integer) returns bigint language sql stable as $$
  select (coalesce((select sum(amount) from public.amil_take where source = $1 and amil_take.year = $2 and reversed_at is null), 0)
    + coalesce((select sum(amount) from public.payout where reversed_at is null
        and recipient_kind = case $1 when 'zakat' then 'amil' when 'collection' then 'penggalangan' end
        and public.fund_kind_of(account) = case $1 when 'zakat' then 'zakat' else 'amil' end
        and paid_on between make_date($2, 1, 1) and make_date($2, 12, 31)), 0))::bigint
$$;

create function amil_rate(name text, year integer) returns integer language sql stable as $$
  select rate_bp from public.amil_limit where amil_limit.name = $1 and amil_limit.year <= $2 order by amil_limit.year desc limit 1
$$;

create function hold_amil_limit(name text, year integer) returns void language plpgsql as $$
begin
  -- Two who take at the same moment wait here for one another.
  perform pg_advisory_xact_lock(hashtextextended('amil:' || name || ':' || year, 0));
  if amil_used(name, year) > fund_receipts(name, year) * amil_rate(name, year) / 10000 then
    raise exception 'the limit of % in % is exceeded', name, year using errcode = 'check_violation', constraint = 'amil_limit';
  end if;
end $$;

-- Who has a payment open on the screen at the moment. It hinders nobody; it only tells.
create table payment_review (
  payment_id uuid not null references payment,
  member_id bigint not null references member,
  until timestamptz not null,
  constraint payment_review_pkey primary key (payment_id, member_id)
);

create table payout (
  id bigint generated always as identity primary key,
  campaign_id bigint references campaign,
  bank text not null references receiving_account,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  title text not null check (title <> ''),
  story text not null default '',
  -- A public picture: a receipt or a photograph of the handing over.
  picture text,
  request_key text not null unique,
  created_by bigint not null references member,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by bigint references member,
  reversed_reason text not null default '',
  voucher text,
  -- The account of the ledger that it leaves.
  account text not null default '',
  -- Null only for payouts of zakat from before it was asked for.
  recipient_kind text
    check (recipient_kind in ('fakir', 'miskin', 'amil', 'mualaf', 'riqab', 'gharimin', 'fisabilillah', 'ibnu_sabil', 'kemanusiaan', 'kesehatan', 'pendidikan', 'ekonomi', 'dakwah', 'lingkungan', 'pembangunan', 'sosial', 'operasional', 'penggalangan', 'fasilitas_umum')),
  -- How many it reached, where that is known.
  people int check (people between 1 and 10000000),
  region text not null default '',
  -- That those whom its pictures show agreed, or that they show nobody.
  consent boolean not null default false,
  constraint payout_check check ((reversed_at is null) = (reversed_by is null)),
  constraint payout_check1 check (reversed_at is null or reversed_reason <> ''),
 
    constraint payout_check2 check ( case when campaign_id is null then account ~ '^(fund:[a-z0-9-]+|amil:(zakat|infak)|nonhalal)$' else account = ('campaign:' || campaign_id) end)
);
create index payout_of_campaign on payout (campaign_id, paid_on desc, id desc);
create index payout_newest on payout (paid_on desc, id desc);
-- Which payout a line may show is sought by its sum.
create index payout_by_amount on payout (bank, amount, paid_on) where (reversed_at is null);
create index payout_of_bank on payout (bank, paid_on desc, id desc) include (amount) where (reversed_at is null);
create index payout_of_account on payout (account, paid_on desc, id desc);
create index payout_by_recipient on payout (recipient_kind, paid_on) include (amount) where (reversed_at is null);
alter table payout add constraint payout_check3 check (picture is null or consent) not valid;

create table statement_mapping (
  bank text primary key references receiving_account,
  mapping jsonb not null,
  updated_by bigint not null references member,
  updated_at timestamptz not null default now()
);

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
  left_out jsonb not null default '[]'::jsonb,
  imported_by bigint not null references member,
  imported_at timestamptz not null default now(),
  opening_sen smallint not null default 0 check (opening_sen between -99 and 99),
  closing_sen smallint not null default 0 check (closing_sen between -99 and 99),
  small_sen int not null default 0,
  constraint statement_file_check check (first_day <= last_day),
  constraint statement_file_bank_content_hash_key unique (bank, content_hash)
);
create index statement_file_newest on statement_file (last_day desc, id desc);
create index statement_file_of_bank on statement_file (bank, last_day desc, id desc);

create table statement_line (
  id bigint generated always as identity primary key,
  bank text not null references receiving_account,
  day date not null,
  amount bigint not null check (amount > 0),
  description text not null,
  -- Of what the bank wrote, and the how-manieth such line of the file it is: importing a period twice adds nothing.
  content_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'matched', 'unidentified', 'ignored')),
  decided_by bigint references member,
  decided_at timestamptz,
  imported_by bigint not null references member,
  imported_at timestamptz not null default now(),
  -- What of a line's money no payment has. Unless the line is still open, the ledger keeps it as unidentified.
  unclaimed bigint not null,
  words text generated always as (((' ' || amount) || ' ') || plain_words(description)) stored not null,
  file_id bigint references statement_file,
  -- Hundredths of a rupiah. Banks count their profit share and its tax in them; the books count whole rupiah. What is behind
  -- the whole rupiah of a line is kept beside it, so that the balances of a file still prove that nothing of it is missing.
  sen smallint not null default 0 check (sen between 0 and 99),
  constraint statement_line_check1 check ((state = 'open') = (decided_at is null)),
  constraint statement_line_check check (unclaimed >= 0 and unclaimed <= amount),
 
    constraint statement_line_check2 check ( case state when 'matched' then unclaimed < amount when 'ignored' then unclaimed = 0 else unclaimed = amount end)
);
create index statement_line_by_state on statement_line (state, day desc, id desc);
create index statement_line_unclaimed on statement_line (unclaimed, day) where (unclaimed > 0);
create index statement_line_kept on statement_line (day desc, id desc) where ((unclaimed > 0) and (state in ('matched', 'unidentified')));
create index statement_line_words on statement_line using gin (words gin_trgm_ops);
create index statement_line_of_bank on statement_line (bank, state, day desc, id desc) include (amount);
-- The newest decisions about a bank's lines, of which the page of its agreement shows a few.
create index statement_line_decided on statement_line (bank, decided_at, id) where (decided_at is not null);

-- How much of a bank's line paid which payment.
create table statement_share (
  line_id bigint not null references statement_line,
  payment_id uuid not null references payment,
  amount bigint not null check (amount > 0),
  -- What of a payment the acquirer kept: it has been seen to, though no line shows it.
  fee bigint not null default 0 check (fee >= 0),
  constraint statement_share_pkey primary key (line_id, payment_id)
);
create index statement_share_payment on statement_share (payment_id);

-- Money that left the bank is a line of its own and never income: a charge of the bank, or what shows a payout.
create table statement_debit (
  id bigint generated always as identity primary key,
  bank text not null references receiving_account,
  day date not null,
  amount bigint not null check (amount > 0),
  description text not null,
  content_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'charge', 'courier', 'payout', 'refund', 'ignored')),
  -- One line shows one payout.
  payout_id bigint unique references payout,
  file_id bigint references statement_file,
  decided_by bigint references member,
  decided_at timestamptz,
  imported_by bigint not null references member,
  imported_at timestamptz not null default now(),
  words text generated always as (((' ' || amount) || ' ') || plain_words(description)) stored not null,
  -- One line shows one refund.
  refund_id bigint unique references payment_refund,
  sen smallint not null default 0 check (sen between 0 and 99),
  -- Money that left the bank for a courier: it is taken from what buyers paid for sending.
  courier text not null default '',
  constraint statement_debit_check1 check ((state = 'open') = (decided_at is null)),
  constraint statement_debit_check check ((state = 'payout') = (payout_id is not null)),
  constraint statement_debit_check2 check ((state = 'refund') = (refund_id is not null)),
  constraint statement_debit_check3 check ((state = 'courier') = (courier <> ''))
);
create index statement_debit_by_state on statement_debit (state, day desc, id desc);
create index statement_debit_words on statement_debit using gin (words gin_trgm_ops);
create index statement_debit_of_bank on statement_debit (bank, state, day desc, id desc) include (amount);
create index statement_debit_decided on statement_debit (bank, decided_at, id) where (decided_at is not null);

-- The ledger knows a box as cash:<code>.
create table cash_box (
  code text primary key check (code ~ '^[a-z0-9-]+$'),
  name text not null unique check (name <> ''),
  -- Whether anything new may be put into it. What was in it stays in the books.
  active boolean not null default true,
  place int generated always as identity
);
insert into cash_box (code, name, active) values
  ('utama', 'Kas utama', true);

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
  constraint cash_handover_check check ((reversed_at is null) = (reversed_by is null)),
  constraint cash_handover_check1 check (reversed_at is null or reversed_reason <> '' and line_id is null)
);
create index cash_handover_newest on cash_handover (day desc, id desc);
-- What no line has shown, by bank: a term of the bank's law, and what a line may be.
create index cash_handover_unseen on cash_handover (bank, amount, day) where ((reversed_at is null) and (line_id is null));

-- What one person may not do alone: large payouts, and where our money is sent to. One proposes, another one decides.
create table proposal (
  id bigint generated always as identity primary key,
  kind text not null
    check (kind in ('payout', 'accounts', 'qris', 'refund', 'refund_account', 'approval', 'reversal', 'unlink', 'cash_void', 'debits', 'set_aside', 'income_undo', 'settlement', 'settlement_undo', 'notice_device', 'notice_policy', 'notice_app', 'fund_transfer', 'zakat_rule')),
  -- What is to be done, as it was asked for.
  wanted jsonb not null,
  -- Of a payout, beside what is wanted, so that its files are known to be in use.
  picture text,
  story text not null default '',
  request_key text not null unique,
  proposed_by bigint not null references member,
  proposed_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'withdrawn', 'refused')),
  decided_by bigint references member,
  decided_at timestamptz,
  reason text not null default '',
  voucher text,
  -- What it is about. Of one thing at most one proposal waits.
  subject text,
  constraint proposal_check check ((state = 'waiting') = (decided_by is null)),
  constraint proposal_check1 check ((state = 'waiting') = (decided_at is null)),
  constraint proposal_check2 check ((state in ('waiting', 'withdrawn')) or decided_by <> proposed_by),
  constraint proposal_check3 check (state <> 'withdrawn' or decided_by = proposed_by)
);
create index proposal_waiting on proposal (proposed_at) where (state = 'waiting');
create index proposal_decided on proposal (decided_at desc) where (state <> 'waiting');
create unique index proposal_subject on proposal (subject) where (state = 'waiting');
create index proposal_of_subject on proposal (subject, id desc);

-- An acquirer pays what came by QRIS into a bank as a lump, less its fee: one line then pays many payments.
create table qris_settlement (
  id bigint generated always as identity primary key,
  account text not null references receiving_account,
  line_id bigint not null references statement_line,
  -- What the payments were together, and what of it never came.
  gross bigint not null check (gross > 0),
  fee bigint not null,
  decided_by bigint not null references member,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by bigint references member,
  reversed_reason text not null default '',
  constraint qris_settlement_check check (fee >= 0 and fee < gross),
  constraint qris_settlement_check1 check ((reversed_at is null) = (reversed_by is null)),
  constraint qris_settlement_check2 check (reversed_at is null or reversed_reason <> '')
);
create unique index qris_settlement_of_line on qris_settlement (line_id) where (reversed_at is null);
create index qris_settlement_newest on qris_settlement (created_at desc, id desc);

create table fund_transfer (
  id bigint generated always as identity primary key,
  from_account text not null,
  to_account text not null,
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  request_key text not null unique,
  asked_by bigint not null references member,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'denied')),
  decided_by bigint references member,
  decided_at timestamptz,
  decision text not null default '',
  undoes bigint references fund_transfer,
  constraint fund_transfer_check check (to_account <> from_account),
  constraint fund_transfer_check2 check ((state in ('waiting', 'withdrawn')) or decided_by <> asked_by),
  constraint fund_transfer_check3 check (state <> 'withdrawn' or decided_by = asked_by),
 
    constraint fund_transfer_decided check ((state = 'waiting') = (decided_at is null) and (state in ('waiting', 'denied')) = (decided_by is null)),
  constraint fund_transfer_said check ((state not in ('refused', 'denied')) or decision <> '')
);
create index fund_transfer_waiting on fund_transfer (asked_at, id) where (state = 'waiting');
create index fund_transfer_from on fund_transfer (from_account) include (amount) where (state = 'approved');
create index fund_transfer_to on fund_transfer (to_account) include (amount) where (state = 'approved');
create index fund_transfer_newest on fund_transfer (asked_at desc, id desc);
-- Once, unless asking for it came to nothing.
create unique index fund_transfer_undone on fund_transfer (undoes) where (state in ('waiting', 'approved'));
create index fund_transfer_denied on fund_transfer (asked_at desc, id desc) where (state = 'denied');

create table amil_limit (
  name text not null check (name in ('zakat', 'infak', 'collection')),
  -- The first year that it is for; it stays until a later one has its own.
  year int not null check (year between 2000 and 2200),
  -- In hundredths of a percent of what was received in the year.
  rate_bp int not null check (rate_bp between 0 and 10000),
  source text not null check (source <> ''),
  -- When that was decided; null where only the day of writing it down is known.
  decided_on date,
  set_by bigint references member,
  set_at timestamptz not null default now(),
  constraint amil_limit_pkey primary key (name, year)
);
insert into amil_limit (name, year, rate_bp, source, decided_on, set_by) values
  ('collection', 2000, 1000, 'PP 29/1980', NULL, NULL),
  ('infak', 2000, 2000, 'Batas awal, sampai diputuskan dewan pengawas', NULL, NULL),
  ('zakat', 2000, 1250, 'Seperdelapan: amil ialah satu dari delapan asnaf', NULL, NULL);

create table amil_take (
  id bigint generated always as identity primary key,
  -- The year whose receipts it is a share of.
  year int not null,
  source text not null check (source in ('zakat', 'infak')),
  from_account text not null,
  amount bigint not null check (amount > 0),
  -- What was received, and the limit, when it was taken; the database writes both.
  base bigint not null default 0,
  rate_bp int not null default 0,
  reason text not null default '',
  request_key text not null unique,
  taken_by bigint not null references member,
  taken_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by bigint references member,
  reversed_reason text not null default '',
  constraint amil_take_check check ((reversed_at is null) = (reversed_by is null)),
  constraint amil_take_check1 check (reversed_at is null or reversed_reason <> '')
);
create index amil_take_of_year on amil_take (source, year) include (amount) where (reversed_at is null);
create index amil_take_from on amil_take (from_account) include (amount) where (reversed_at is null);
create index amil_take_newest on amil_take (taken_at desc, id desc);

-- Interest and fines, which are not halal, and what wakaf yields: booked from a line of the bank's file.
create table fund_income (
  id bigint generated always as identity primary key,
  line_id bigint not null references statement_line,
  account text not null check (account = 'nonhalal' or account like 'fund:%'),
  amount bigint not null check (amount > 0),
  booked_by bigint not null references member,
  booked_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by bigint references member,
  constraint fund_income_check check ((reversed_at is null) = (reversed_by is null))
);
-- One line is one income, unless it was taken back.
create unique index fund_income_of_line on fund_income (line_id) where (reversed_at is null);

-- What each person moved out of our accounts without a second one; below zero what the same thing brought back in. The
-- limit of a day is held by the sum of the last 24 hours, in which each thing counts at least nothing.
create table moved_alone (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  subject text not null,
  amount bigint not null check (amount <> 0),
  at timestamptz not null default now()
);
create index moved_alone_of on moved_alone (member_id, at);

create function count_seen_money() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update payment set seen_amount = seen_amount - old.amount - old.fee where id = old.payment_id;
  end if;
  if tg_op <> 'DELETE' then
    update payment set seen_amount = seen_amount + new.amount + new.fee where id = new.payment_id;
  end if;
  return null;
end $$;

create function check_payout() returns trigger language plpgsql as $$
declare
  fund_kind text;
begin
  if new.account = '' then new.account := coalesce('campaign:' || new.campaign_id, ''); end if;
  if tg_op = 'UPDATE' and (new.account, new.amount, new.bank) is distinct from (old.account, old.amount, old.bank) then
    raise exception 'the money of payout % is in the ledger', old.id using errcode = 'check_violation', constraint = 'payout_money_fixed';
  end if;
  fund_kind := fund_kind_of(new.account);
  if new.recipient_kind is null and fund_kind not in ('zakat', 'amil', 'nonhalal') then
    new.recipient_kind := coalesce((select programme_of(c.category) from campaign c where c.id = new.campaign_id), 'sosial');
  end if;
  if tg_op = 'UPDATE' and new.recipient_kind is null then return new; end if;
  if not may_receive(fund_kind, new.recipient_kind) then
    raise exception '% is not paid out to %', coalesce(fund_kind, new.account), coalesce(new.recipient_kind, 'nobody named')
      using errcode = 'check_violation', constraint = 'payout_recipient';
  end if;
  if fund_kind = 'wakaf' and (new.campaign_id is not null
    or exists (select from fund f where 'fund:' || f.code = new.account and f.principal)) then
    raise exception 'the principal of wakaf is not paid out' using errcode = 'check_violation', constraint = 'wakaf_principal';
  end if;
  return new;
end $$;

create function check_transfer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.state <> 'waiting' or new.state = 'denied' or (new.from_account, new.to_account, new.amount, new.asked_by, new.undoes)
      is distinct from (old.from_account, old.to_account, old.amount, old.asked_by, old.undoes) then
      raise exception 'transfer % is decided or fixed', old.id using errcode = 'restrict_violation';
    end if;
    if new.state in ('refused', 'withdrawn') then return new; end if;
  elsif new.state = 'denied' then
    return new;
  end if;
  if new.undoes is not null then
    if not is_opposite(new) then
      raise exception 'transfer % is not undone by its opposite', new.undoes using errcode = 'check_violation', constraint = 'transfer_undoes';
    end if;
    return new;
  end if;
  if not may_move(fund_kind_of(new.from_account), fund_kind_of(new.to_account)) or (is_principal(new.from_account) and not is_principal(new.to_account)) then
    raise exception 'nothing moves from % to %', new.from_account, new.to_account
      using errcode = 'check_violation', constraint = 'transfer_kinds';
  end if;
  if is_guessed(new.from_account) or is_guessed(new.to_account) then
    raise exception 'nobody has confirmed the kinds of % and %', new.from_account, new.to_account
      using errcode = 'check_violation', constraint = 'fund_guessed';
  end if;
  if exists (select from campaign c where 'campaign:' || c.id = new.from_account and c.fund_kind = 'infak_terikat' and c.rest_goes_to = '') then
    raise exception '% never said where a rest goes', new.from_account using errcode = 'check_violation', constraint = 'transfer_rest';
  end if;
  if exists (select from fund f where 'fund:' || f.code = new.to_account and not f.active) then
    raise exception '% is no longer used', new.to_account using errcode = 'check_violation', constraint = 'fund_retired';
  end if;
  return new;
end $$;

create function check_amil_take() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.reversed_at is not null or (new.year, new.source, new.from_account, new.amount, new.base, new.rate_bp)
      is distinct from (old.year, old.source, old.from_account, old.amount, old.base, old.rate_bp) then
      raise exception 'amil take % is fixed', old.id using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.source is distinct from (case fund_kind_of(new.from_account) when 'zakat' then 'zakat'
    when 'infak_terikat' then 'infak' when 'infak_bebas' then 'infak' end) then
    raise exception 'no share is taken from %', new.from_account using errcode = 'check_violation', constraint = 'amil_source';
  end if;
  if is_guessed(new.from_account) then
    raise exception 'nobody has confirmed the kind of %', new.from_account using errcode = 'check_violation', constraint = 'fund_guessed';
  end if;
  new.base := fund_receipts(new.source, new.year);
  new.rate_bp := amil_rate(new.source, new.year);
  return new;
end $$;

create function check_amil_limit() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'amil_take' then
    perform hold_amil_limit(new.source, new.year);
  elsif new.recipient_kind = 'amil' then
    if fund_kind_of(new.account) = 'zakat' then perform hold_amil_limit('zakat', extract(year from new.paid_on)::int); end if;
  else
    perform hold_amil_limit('collection', extract(year from new.paid_on)::int);
  end if;
  return null;
end $$;

create function is_opposite(new_one fund_transfer) returns boolean language sql stable as $$
  select exists (select from public.fund_transfer o where o.id = $1.undoes and o.state = 'approved' and o.undoes is null
    and (o.from_account, o.to_account, o.amount) = ($1.to_account, $1.from_account, $1.amount))
$$;

call watch_content('payout');
create trigger check_payout before insert or update of account, campaign_id, amount, bank, recipient_kind on payout
  for each row execute function check_payout();
create constraint trigger within_limit after insert or update of recipient_kind, paid_on, reversed_at on payout deferrable initially deferred
  for each row when (new.reversed_at is null and (new.recipient_kind in ('amil', 'penggalangan'))) execute function check_amil_limit();

create trigger count_seen after insert or delete or update on statement_share
  for each row execute function count_seen_money();

call watch_content('fund_transfer');
create trigger check_transfer before insert or update on fund_transfer
  for each row execute function check_transfer();

call watch_content('amil_take');
create trigger check_amil_take before insert or update on amil_take
  for each row execute function check_amil_take();
create constraint trigger within_limit after insert or update of reversed_at on amil_take deferrable initially deferred
  for each row when (new.reversed_at is null) execute function check_amil_limit();
