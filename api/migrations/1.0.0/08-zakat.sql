-- The schema of zakat as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

create table zakat_rule (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('penghasilan', 'maal', 'emas', 'perak', 'perdagangan', 'pertanian', 'fitrah')),
  -- Of harvests: rain costs nothing, so more is due.
  watering text check (watering in ('rain', 'irrigated')),
  nisab_basis text not null check (nisab_basis in ('idr', 'gold_g', 'silver_g', 'grain_kg', 'rice_kg')),
  -- Of income the rupiah of a year, else grams or kilograms; of fitrah the kilograms that one person gives.
  nisab_value numeric(15,3) not null check (nisab_value > 0::numeric),
  -- Of harvests the same nisab in kilograms of rice, where the source names it.
  nisab_rice numeric(15,3) check (nisab_rice > 0::numeric),
  rate_bp int not null check (rate_bp between 1 and 10000),
  hawl boolean not null,
  source text not null check (source <> ''),
  source_url text not null default '',
  decided_on date not null,
  valid_from date not null,
  -- Its last day. The rules of fitrah have one: they are its season.
  valid_to date,
  entered_by bigint not null references member,
  entered_at timestamptz not null default now(),
  -- Nobody puts a rule into use alone, whatever the app says.
  confirmed_by bigint references member,
  confirmed_at timestamptz,
  returned_by bigint references member,
  returned_at timestamptz,
  returned_reason text not null default '',
  constraint zakat_rule_check check (valid_to >= valid_from),
  constraint zakat_rule_check1 check (confirmed_by <> entered_by),
  constraint zakat_rule_check2 check ((confirmed_by is null) = (confirmed_at is null)),
  constraint zakat_rule_check3 check ((returned_by is null) = (returned_at is null) and (returned_by is null) = (returned_reason = '')),
  constraint zakat_rule_check4 check (confirmed_by is null or returned_by is null),
  constraint zakat_rule_check5 check ((kind = 'pertanian') = (watering is not null)),
  constraint zakat_rule_check6 check (kind = 'pertanian' or nisab_rice is null),
 
    constraint zakat_rule_check7 check (nisab_basis = case kind when 'penghasilan' then 'idr' when 'perak' then 'silver_g' when 'pertanian' then 'grain_kg' when 'fitrah' then 'rice_kg' else 'gold_g' end),
  constraint zakat_rule_check8 check (kind <> 'fitrah' or valid_to is not null)
);
create index zakat_rule_in_use on zakat_rule (kind, watering, valid_from desc, id desc) where (confirmed_at is not null);

create table market_price (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('gold_24k', 'silver', 'rice_kg', 'grain_kg')),
  -- Of rice alone: it costs not the same everywhere.
  region text,
  price bigint not null check (price between 1 and 1000000000),
  source text not null check (source <> ''),
  valid_from date not null,
  entered_by bigint not null references member,
  entered_at timestamptz not null default now(),
  constraint market_price_check check (region is null or region <> '' and kind = 'rice_kg')
);
create index market_price_in_use on market_price (kind, region, valid_from desc, id desc);

-- Since when a member owns the nisab of a kind, to be reminded before its lunar year is over. How much, nobody knows.
create table hawl (
  member_id bigint not null references member on delete cascade,
  kind text not null check (kind in ('maal', 'emas', 'perak', 'perdagangan')),
  started_on date not null,
  -- The end of the year that runs now, by the calendar of Umm al-Qura.
  due_on date not null,
  reminded_at timestamptz,
  constraint hawl_pkey primary key (member_id, kind)
);
create index hawl_due on hawl (due_on);

create table zakat_payment (
  payment_id uuid primary key references payment,
  -- What people read of it: 'Zakat penghasilan, Infak'.
  title text not null check (title <> ''),
  -- The month that the deposit is for, 'YYYY-MM', or nothing.
  period text not null default '' check (period ~ '^(20[0-9]{2}-(0[1-9]|1[0-2]))?$'),
  message text not null default ''
);

-- What each kind comes to, and the rule by which it was reckoned. What it was reckoned from is nowhere.
create table zakat_item (
  payment_id uuid not null references zakat_payment,
  kind text not null check (kind in ('penghasilan', 'maal', 'emas', 'perak', 'perdagangan', 'pertanian', 'fitrah', 'infak')),
  amount bigint not null check (amount > 0),
  rule_id bigint references zakat_rule,
  constraint zakat_item_check check ((kind = 'infak') = (rule_id is null)),
  constraint zakat_item_pkey primary key (payment_id, kind)
);

-- What the second person read is what holds: a rule is confirmed or sent back, and changes in no other way.
create function keep_zakat_rule() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a rule of zakat is never deleted'; end if;
  if old.confirmed_at is not null then raise exception 'a confirmed rule of zakat never changes'; end if;
  if old.returned_at is not null then raise exception 'a rule of zakat that was sent back never changes'; end if;
  if (to_jsonb(new) - array['confirmed_by', 'confirmed_at', 'returned_by', 'returned_at', 'returned_reason'])
    <> (to_jsonb(old) - array['confirmed_by', 'confirmed_at', 'returned_by', 'returned_at', 'returned_reason'])
    then raise exception 'a rule of zakat is confirmed as it was entered'; end if;
  return new;
end $$;

-- Nothing is put in behind what holds already: yesterday's rule stays yesterday's.
create function refuse_rule_behind() returns trigger language plpgsql as $$
begin
  if new.confirmed_at is not null and exists (
    select from zakat_rule other where other.kind = new.kind and other.watering is not distinct from new.watering
      and other.id <> new.id and other.confirmed_at is not null and other.valid_from > new.valid_from
      and other.valid_from <= (now() at time zone 'Asia/Jakarta')::date)
    then raise exception 'a later rule of zakat holds already' using errcode = 'ZK001'; end if;
  return new;
end $$;

create function keep_market_price() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then raise exception 'a price never changes'; end if;
  if exists (select from market_price other where other.kind = new.kind and other.region is not distinct from new.region
    and other.valid_from > new.valid_from and other.valid_from <= (now() at time zone 'Asia/Jakarta')::date)
    then raise exception 'a later price holds already' using errcode = 'ZK001'; end if;
  return new;
end $$;

-- A payment keeps the rule under which it was made.
create function keep_zakat_item() returns trigger language plpgsql as $$
begin
  if (new.payment_id, new.kind, new.rule_id) is distinct from (old.payment_id, old.kind, old.rule_id)
    then raise exception 'a payment keeps the rule of zakat that it was reckoned by'; end if;
  return new;
end $$;

call watch_content('zakat_rule');
create trigger zakat_rule_kept before delete or update on zakat_rule
  for each row execute function keep_zakat_rule();
create trigger zakat_rule_ahead before insert or update on zakat_rule
  for each row execute function refuse_rule_behind();

call watch_content('market_price');
create trigger market_price_kept before insert or delete or update on market_price
  for each row execute function keep_market_price();

create trigger zakat_item_kept before update on zakat_item
  for each row execute function keep_zakat_item();
