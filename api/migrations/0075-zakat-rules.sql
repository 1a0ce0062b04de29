-- By what zakat is reckoned: rules with their source, and prices. Both hold from midnight in Jakarta of a day, and what has
-- held stays: people gave by it.

create table zakat_rule (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('penghasilan', 'maal', 'emas', 'perak', 'perdagangan', 'pertanian', 'fitrah')),
  -- Of harvests: rain costs nothing, so more is due.
  watering text check (watering in ('rain', 'irrigated')),
  nisab_basis text not null check (nisab_basis in ('idr', 'gold_g', 'silver_g', 'grain_kg', 'rice_kg')),
  -- Of income the rupiah of a year, else grams or kilograms; of fitrah the kilograms that one person gives.
  nisab_value numeric(15, 3) not null check (nisab_value > 0),
  -- Of harvests the same nisab in kilograms of rice, where the source names it.
  nisab_rice numeric(15, 3) check (nisab_rice > 0),
  rate_bp int not null check (rate_bp between 1 and 10000),
  hawl boolean not null,
  source text not null check (source <> ''),
  source_url text not null default '',
  decided_on date not null,
  valid_from date not null,
  -- Its last day. The rules of fitrah have one: they are its season.
  valid_to date check (valid_to >= valid_from),
  entered_by bigint not null references member,
  entered_at timestamptz not null default now(),
  -- Nobody puts a rule into use alone, whatever the app says.
  confirmed_by bigint references member check (confirmed_by <> entered_by),
  confirmed_at timestamptz,
  returned_by bigint references member,
  returned_at timestamptz,
  returned_reason text not null default '',
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((returned_by is null) = (returned_at is null) and (returned_by is null) = (returned_reason = '')),
  check (confirmed_by is null or returned_by is null),
  check ((kind = 'pertanian') = (watering is not null)),
  check (kind = 'pertanian' or nisab_rice is null),
  check (nisab_basis = case kind when 'penghasilan' then 'idr' when 'perak' then 'silver_g' when 'pertanian' then 'grain_kg'
    when 'fitrah' then 'rice_kg' else 'gold_g' end),
  check (kind <> 'fitrah' or valid_to is not null)
);
create index zakat_rule_in_use on zakat_rule (kind, watering, valid_from desc, id desc) where confirmed_at is not null;
call watch_content('zakat_rule');

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
create trigger zakat_rule_kept before update or delete on zakat_rule for each row execute function keep_zakat_rule();

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
create trigger zakat_rule_ahead before insert or update on zakat_rule for each row execute function refuse_rule_behind();

create table market_price (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('gold_24k', 'silver', 'rice_kg', 'grain_kg')),
  -- Of rice alone: it costs not the same everywhere.
  region text check (region is null or (region <> '' and kind = 'rice_kg')),
  price bigint not null check (price between 1 and 1000000000),
  source text not null check (source <> ''),
  valid_from date not null,
  entered_by bigint not null references member,
  entered_at timestamptz not null default now()
);
create index market_price_in_use on market_price (kind, region, valid_from desc, id desc);
call watch_content('market_price');

create function keep_market_price() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then raise exception 'a price never changes'; end if;
  if exists (select from market_price other where other.kind = new.kind and other.region is not distinct from new.region
    and other.valid_from > new.valid_from and other.valid_from <= (now() at time zone 'Asia/Jakarta')::date)
    then raise exception 'a later price holds already' using errcode = 'ZK001'; end if;
  return new;
end $$;
create trigger market_price_kept before insert or update or delete on market_price
  for each row execute function keep_market_price();

-- Since when a member owns the nisab of a kind, to be reminded before its lunar year is over. How much, nobody knows.
create table hawl (
  member_id bigint not null references member on delete cascade,
  kind text not null check (kind in ('maal', 'emas', 'perak', 'perdagangan')),
  started_on date not null,
  -- The end of the year that runs now, by the calendar of Umm al-Qura.
  due_on date not null,
  reminded_at timestamptz,
  primary key (member_id, kind)
);
create index hawl_due on hawl (due_on);
