-- One kind of fund never becomes another by accident: money leaves a fund as a payout, as a refund or correction, as the
-- amil's share within its limit, or by a transfer that two people wanted. All of it holds against SQL typed by hand.

-- Between which kinds two people may move money. `mayMove` in contract/src/ledger/fund-kinds.ts is the same.
create function may_move(origin text, destination text) returns boolean language sql immutable parallel safe as $$
  select coalesce(case origin
    when 'zakat' then destination = 'zakat'
    when 'infak_terikat' then destination in ('infak_terikat', 'infak_bebas')
    when 'infak_bebas' then destination in ('zakat', 'infak_terikat', 'infak_bebas', 'wakaf', 'dskl')
    when 'wakaf' then destination = 'wakaf'
    when 'dskl' then destination in ('dskl', 'infak_bebas')
    when 'amil' then destination = 'infak_bebas'
  end, false)
$$;

-- Wakaf that is kept for ever: what a campaign of wakaf collected, and the fund that is its principal.
create function is_principal(account text) returns boolean language sql stable as $$
  select coalesce(public.fund_kind_of($1) = 'wakaf'
    and ($1 like 'campaign:%' or (select f.principal from public.fund f where 'fund:' || f.code = $1)), false)
$$;

-- Of a campaign whose kind was only guessed, nothing moves but payouts: a person must say first of which kind it is.
create function is_guessed(account text) returns boolean language sql stable as $$
  select exists (select from public.campaign c where 'campaign:' || c.id = $1 and c.fund_confirmed_at is null
    and c.id = case when $1 ~ '^campaign:[0-9]{1,18}$' then substr($1, 10)::bigint end)
$$;

-- ── Transfers ─────────────────────────────────────────────────────────────────────────────────────────────────────
create table fund_transfer (
  id bigint generated always as identity primary key,
  from_account text not null,
  to_account text not null check (to_account <> from_account),
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  request_key text not null unique,
  asked_by bigint not null references member,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  decided_by bigint references member,
  decided_at timestamptz,
  decision text not null default '',
  check ((state = 'waiting') = (decided_by is null) and (state = 'waiting') = (decided_at is null)),
  -- Whatever the app says: nobody decides about what they asked for.
  check (state in ('waiting', 'withdrawn') or decided_by <> asked_by),
  check (state <> 'withdrawn' or decided_by = asked_by),
  check (state <> 'refused' or decision <> '')
);
create index fund_transfer_waiting on fund_transfer (asked_at, id) where state = 'waiting';
create index fund_transfer_from on fund_transfer (from_account) include (amount) where state = 'approved';
create index fund_transfer_to on fund_transfer (to_account) include (amount) where state = 'approved';
create index fund_transfer_newest on fund_transfer (asked_at desc, id desc);

create function check_transfer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.state <> 'waiting' or (new.from_account, new.to_account, new.amount, new.asked_by)
      is distinct from (old.from_account, old.to_account, old.amount, old.asked_by) then
      raise exception 'transfer % is decided or fixed', old.id using errcode = 'restrict_violation';
    end if;
    if new.state in ('refused', 'withdrawn') then return new; end if;
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
  return new;
end $$;
create trigger check_transfer before insert or update on fund_transfer for each row execute function check_transfer();

-- ── The amil's share ──────────────────────────────────────────────────────────────────────────────────────────────
create table amil_limit (
  name text not null check (name in ('zakat', 'infak', 'collection')),
  -- The first year that it is for; it stays until a later one has its own.
  year integer not null check (year between 2000 and 2200),
  -- In hundredths of a percent of what was received in the year.
  rate_bp integer not null check (rate_bp between 0 and 10000),
  source text not null check (source <> ''),
  -- When that was decided; null where only the day of writing it down is known.
  decided_on date,
  set_by bigint references member,
  set_at timestamptz not null default now(),
  primary key (name, year)
);
insert into amil_limit (name, year, rate_bp, source) values
  ('zakat', 2000, 1250, 'Seperdelapan: amil ialah satu dari delapan asnaf'),
  ('infak', 2000, 2000, 'Batas awal, sampai diputuskan dewan pengawas'),
  ('collection', 2000, 1000, 'PP 29/1980');

create table amil_take (
  id bigint generated always as identity primary key,
  -- The year whose receipts it is a share of.
  year integer not null,
  source text not null check (source in ('zakat', 'infak')),
  from_account text not null,
  amount bigint not null check (amount > 0),
  -- What was received, and the limit, when it was taken; the database writes both.
  base bigint not null default 0,
  rate_bp integer not null default 0,
  reason text not null default '',
  request_key text not null unique,
  taken_by bigint not null references member,
  taken_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by bigint references member,
  reversed_reason text not null default '',
  check ((reversed_at is null) = (reversed_by is null)),
  check (reversed_at is null or reversed_reason <> '')
);
create index amil_take_of_year on amil_take (source, year) include (amount) where reversed_at is null;
create index amil_take_from on amil_take (from_account) include (amount) where reversed_at is null;
create index amil_take_newest on amil_take (taken_at desc, id desc);

-- What came in during a year for zakat, for infak, or for all that people gave ('collection'), less what went back.
create function fund_receipts(name text, year integer) returns bigint language sql stable as $$
  select coalesce(-sum(g.amount), 0)::bigint from (
      select account, sum(amount) as amount from public.ledger_posting
      where at >= make_timestamptz($2, 1, 1, 0, 0, 0, 'Asia/Jakarta') and at < make_timestamptz($2 + 1, 1, 1, 0, 0, 0, 'Asia/Jakarta')
        and kind not in ('payout', 'amil', 'transfer', 'income') and (account like 'campaign:%' or account like 'fund:%')
      group by account) g
    where case $1 when 'zakat' then public.fund_kind_of(g.account) = 'zakat'
      when 'infak' then public.fund_kind_of(g.account) in ('infak_terikat', 'infak_bebas') else true end
$$;

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
create trigger check_amil_take before insert or update on amil_take for each row execute function check_amil_take();

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
create constraint trigger within_limit after insert or update of reversed_at on amil_take deferrable initially deferred
  for each row when (new.reversed_at is null) execute function check_amil_limit();
create constraint trigger within_limit after insert or update of recipient_kind, paid_on, reversed_at on payout deferrable initially deferred
  for each row when (new.reversed_at is null and new.recipient_kind in ('amil', 'penggalangan')) execute function check_amil_limit();

-- ── What a bank added that nobody gave ────────────────────────────────────────────────────────────────────────────
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
  check ((reversed_at is null) = (reversed_by is null))
);
-- One line is one income, unless it was taken back.
create unique index fund_income_of_line on fund_income (line_id) where reversed_at is null;

-- ── Apart ─────────────────────────────────────────────────────────────────────────────────────────────────────────
-- The two legs of a ledger transaction, and nothing else.
create function is_only(checked bigint, origin text, destination text, amount bigint) returns boolean language sql stable as $$
  select count(*) = 2 and count(*) filter (where g.account = $2 and g.amount = $4) = 1
    and count(*) filter (where g.account = $3 and g.amount = -$4) = 1
  from public.ledger_posting g where g.transaction_id = $1
$$;

-- Whether a ledger transaction is the exact opposite of the one that its name says it reverses.
create function is_reversal(checked bigint, event text) returns boolean language sql stable as $$
  select $2 like '%:reversed' and exists (select from public.ledger_transaction o where o.event = left($2, -9)
    and not exists ((select account, -amount from public.ledger_posting where transaction_id = o.id
        except all select account, amount from public.ledger_posting where transaction_id = $1)
      union all (select account, amount from public.ledger_posting where transaction_id = $1
        except all select account, -amount from public.ledger_posting where transaction_id = o.id)))
$$;

-- A refund or a verification taken back: to money or its payer alone, and never more than the payment itself had brought.
create function is_given_back(t ledger_transaction) returns boolean language sql stable as $$
  select t.event like 'payment:' || t.payment_id || ':re%' and not exists (
      select from public.ledger_posting g where g.transaction_id = t.id and g.amount < 0
        and g.account !~ '^(bank|cash|qris|provider|payers|writeoff)(:|$)')
    and not exists (select from public.ledger_posting g join public.ledger_transaction o on o.id = g.transaction_id
      where o.payment_id = t.payment_id and g.account ~ '^(campaign|fund|amil|nonhalal)(:|$)' group by g.account having sum(g.amount) > 0)
$$;

create function is_as_decided(t ledger_transaction) returns boolean language sql stable as $$
  select case split_part(t.event, ':', 1)
    when 'payout' then exists (select from public.payout o where t.event = 'payout:' || o.id
      and public.is_only(t.id, o.account, 'bank:' || o.bank, o.amount))
    when 'amil' then exists (select from public.amil_take a where t.event = 'amil:' || a.id
      and public.is_only(t.id, a.from_account, 'amil:' || a.source, a.amount))
    when 'transfer' then exists (select from public.fund_transfer f where t.event = 'transfer:' || f.id and f.state = 'approved'
      and public.is_only(t.id, f.from_account, f.to_account, f.amount))
    else false end
$$;

create function keep_funds_apart() returns trigger language plpgsql as $$
declare
  t ledger_transaction;
begin
  select * into strict t from ledger_transaction where id = new.transaction_id;
  if is_given_back(t) or is_reversal(t.id, t.event) then return null; end if;
  if not is_as_decided(t) then
    raise exception 'money leaves % by nothing that was decided (%)', new.account, t.event
      using errcode = 'check_violation', constraint = 'funds_apart';
  end if;
  -- Whoever takes from the same fund waits here: nothing leaves that is not there.
  perform pg_advisory_xact_lock(hashtextextended('fund:' || new.account, 0));
  if (select sum(amount) from ledger_posting where account = new.account) > 0 then
    raise exception '% does not hold that much', new.account using errcode = 'check_violation', constraint = 'fund_holds';
  end if;
  return null;
end $$;
-- Only what leaves a fund is looked at: gifts that come in cost nothing. At the end, when all legs and decisions are there.
create constraint trigger keep_funds_apart after insert on ledger_posting deferrable initially deferred
  for each row when (new.amount > 0 and (new.account like 'campaign:%' or new.account like 'fund:%'
    or new.account like 'amil:%' or new.account = 'nonhalal'))
  execute function keep_funds_apart();
