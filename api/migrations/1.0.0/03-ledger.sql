-- The schema of ledger as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

-- The two legs of a ledger transaction, and nothing else.
create function is_only(checked bigint, origin text, destination text, amount bigint)
  returns boolean
  language sql
  stable as $$
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

create table ledger_transaction (
  id bigint generated always as identity primary key,
  -- What happened, once: posting the same event again is refused by the database itself.
  event text not null unique,
  payment_id uuid,
  description text not null,
  created_at timestamptz not null default now()
);
create index ledger_transaction_payment on ledger_transaction (payment_id);

create table ledger_posting (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction,
  account text not null check (account ~ '^[a-z]+(:[a-z0-9-]+)?$'),
  amount bigint not null check (amount <> 0),
  at timestamptz not null,
  -- What kind of event it was: the first word of its name.
  kind text not null,
  words text not null
);
create index ledger_posting_transaction on ledger_posting (transaction_id);
create index ledger_posting_account on ledger_posting (account, id) include (amount);
create index ledger_posting_at on ledger_posting (at desc, id desc);
create index ledger_posting_account_at on ledger_posting (account, at desc, id desc) include (amount);
create index ledger_posting_kind_at on ledger_posting (kind, at desc, id desc);
create index ledger_posting_account_kind on ledger_posting (account, kind, at desc, id desc);
-- Debits are 1, credits 0. As a number: the planner would turn `not (amount > 0)` into something that no index has.
create index ledger_posting_side on ledger_posting ((((amount > 0))::int), at desc, id desc) include (amount);
create index ledger_posting_account_side on ledger_posting (account, (((amount > 0))::int), at desc, id desc) include (amount);
create index ledger_posting_words on ledger_posting using gin (words gin_trgm_ops);
-- What was received in a year, for the limits of the amil's share, from an index that holds nothing else.
create index ledger_posting_received on ledger_posting (at) include (account, amount) where ((kind not in ('payout', 'amil', 'transfer', 'income')) and ((account like 'campaign:%') or (account like 'fund:%')));
alter table ledger_posting alter column words set statistics 400;

create table fund (
  id bigint generated always as identity primary key,
  -- The ledger knows it as fund:<code>.
  code text not null unique check (code ~ '^[a-z0-9-]+$'),
  kind text not null check (kind in ('zakat', 'infak_terikat', 'infak_bebas', 'wakaf', 'dskl')),
  name text not null unique check (name <> ''),
  purpose text not null default '',
  -- Whether anything new may be put into it. What was in it stays in the books.
  active boolean not null default true,
  -- Of wakaf: what was given stays for ever, and only what it yields is paid out.
  principal boolean not null default false,
  -- Staff add funds and retire them. Those that the app itself pays into stay in use.
  kept boolean not null default false,
  constraint fund_check check (not principal or kind = 'wakaf'),
  constraint fund_kept check (active or not kept)
);
insert into fund (code, kind, name, purpose, active, principal, kept) values
  ('zakat-maal', 'zakat', 'Zakat maal', 'Zakat tabungan, emas, perak, perdagangan dan pertanian.', true, false, true),
  ('zakat-penghasilan', 'zakat', 'Zakat penghasilan', 'Zakat dari gaji, honor dan jasa.', true, false, true),
  ('zakat-fitrah', 'zakat', 'Zakat fitrah', 'Zakat setiap jiwa menjelang Idulfitri.', true, false, true),
  ('infak-umum', 'infak_bebas', 'Infak umum', 'Infak dan sedekah tanpa syarat dari pemberinya.', true, false, true),
  ('wakaf', 'wakaf', 'Pokok wakaf', 'Pokok wakaf uang, yang tidak disalurkan.', true, true, true),
  ('hasil-wakaf', 'wakaf', 'Hasil wakaf', 'Hasil pengelolaan pokok wakaf, yang disalurkan.', true, false, true),
  ('fidyah', 'dskl', 'Fidyah', 'Pengganti puasa bagi yang tidak mampu.', true, false, false),
  ('kurban', 'dskl', 'Kurban', 'Hewan kurban dan penyalurannya.', true, false, false),
  ('csr', 'dskl', 'Dana sosial perusahaan', 'Tanggung jawab sosial perusahaan (CSR).', true, false, false);

-- A day from which nothing is taken any more. Written before its seal, in a moment when nobody posts.
create table seal_begun (
  day date primary key,
  at timestamptz not null default now()
);

create table seal (
  day date primary key references seal_begun,
  postings int not null check (postings >= 0),
  -- Merkle root over the day's postings by their numbers, leaves and nodes as in RFC 6962.
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  previous text not null check (previous ~ '^[0-9a-f]{64}$'),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null default now()
);

-- The roots of 256 postings each, so that the path of one posting is found without the other 100 000 of its day.
create table seal_piece (
  day date not null references seal,
  piece int not null,
  first_posting bigint not null references ledger_posting,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  constraint seal_piece_pkey primary key (day, piece)
);

-- Postings whose own day was sealed already when they were written: they are sealed with the first day that was not.
create table late_posting (
  posting_id bigint primary key references ledger_posting,
  day date not null
);
create index late_posting_day on late_posting (day, posting_id);

create function require_balance() returns trigger language plpgsql as $$
declare
  checked bigint := case when tg_table_name = 'ledger_posting' then (to_jsonb(new) ->> 'transaction_id')::bigint
    else (to_jsonb(new) ->> 'id')::bigint end;
begin
  if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from ledger_posting where transaction_id = checked) then
    raise exception 'ledger transaction % does not balance', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function write_posting() returns trigger language plpgsql as $$
begin
  select t.created_at, split_part(t.event, ':', 1), posting_words(new.amount, t.description) into new.at, new.kind, new.words
    from ledger_transaction t where t.id = new.transaction_id;
  return new;
end $$;

create function keep_kind_of_fund() returns trigger language plpgsql as $$
begin
  if (new.kind, new.code, new.principal) is distinct from (old.kind, old.code, old.principal)
    and exists (select from ledger_posting where account = 'fund:' || old.code) then
    raise exception 'fund % has postings: its kind is fixed', old.code
      using errcode = 'check_violation', constraint = 'fund_kind_fixed';
  end if;
  return new;
end $$;

-- A name that stands for nothing would be money without a kind.
create function require_fund() returns trigger language plpgsql as $$
begin
  if public.fund_kind_of(new.account) is null then
    raise exception 'no fund is called %', new.account using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;

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

create function write_late_posting() returns trigger language plpgsql as $$
declare
  sealed date := (select max(day) from seal_begun);
begin
  if (new.at at time zone 'Asia/Jakarta')::date <= sealed then
    insert into late_posting (posting_id, day) values (new.id, sealed + 1);
  end if;
  return null;
end $$;

create function write_moved_posting() returns trigger language plpgsql as $$
declare
  closed date := (select max(month) from period_closing where reopened_at is null);
begin
  if date_trunc('month', new.at at time zone 'Asia/Jakarta')::date <= closed then
    insert into moved_posting (posting_id, month) values (new.id, (closed + interval '1 month')::date);
  end if;
  return null;
end $$;

create trigger append_only before delete or update on ledger_transaction
  for each row execute function refuse_change();
create trigger no_truncate before truncate on ledger_transaction
  for each statement execute function refuse_change();
-- At the end of the transaction, when all its postings are there.
create constraint trigger balanced after insert on ledger_transaction deferrable initially deferred
  for each row execute function require_balance();

create trigger append_only before delete or update on ledger_posting
  for each row execute function refuse_change();
create trigger no_truncate before truncate on ledger_posting
  for each statement execute function refuse_change();
create constraint trigger balanced after insert on ledger_posting deferrable initially deferred
  for each row execute function require_balance();
create trigger write_words before insert on ledger_posting
  for each row execute function write_posting();
create trigger require_fund before insert on ledger_posting
  for each row when (new.account like 'fund:%' or new.account like 'amil:%') execute function require_fund();
-- Only what leaves a fund is looked at: gifts that come in cost nothing. At the end, when all legs and decisions are there.
create constraint trigger keep_funds_apart after insert on ledger_posting deferrable initially deferred
  for each row when (new.amount > 0 and (new.account like 'campaign:%' or new.account like 'fund:%' or new.account like 'amil:%' or new.account = 'nonhalal')) execute function keep_funds_apart();
create trigger write_late after insert on ledger_posting
  for each row execute function write_late_posting();
create trigger write_moved after insert on ledger_posting
  for each row execute function write_moved_posting();

call watch_content('fund');
create trigger keep_kind before update on fund
  for each row execute function keep_kind_of_fund();

create trigger append_only before delete or update on seal_begun
  for each row execute function refuse_change();
create trigger no_truncate before truncate on seal_begun
  for each statement execute function refuse_change();

call watch_content('seal');
create trigger append_only before delete or update on seal
  for each row execute function refuse_change();
create trigger no_truncate before truncate on seal
  for each statement execute function refuse_change();

create trigger append_only before delete or update on seal_piece
  for each row execute function refuse_change();
create trigger no_truncate before truncate on seal_piece
  for each statement execute function refuse_change();

create trigger append_only before delete or update on late_posting
  for each row execute function refuse_change();
create trigger no_truncate before truncate on late_posting
  for each statement execute function refuse_change();
