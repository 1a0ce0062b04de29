-- What is sent: weights and ways of products, what sending costs, and the parcel of an order.

alter table product
  -- Unknown until somebody has weighed it: no courier is offered for it before.
  add column weight_g integer check (weight_g between 1 and 100000),
  add column sent_by_courier boolean not null default true,
  add column sent_by_store boolean not null default true,
  add column picked_up boolean not null default true;
create index product_unweighed on product (id) where weight_g is null;

-- What sending adds to the price of the goods; part of `total`.
alter table shop_order add column shipping bigint not null default 0;

-- The shop's own prices, by where it goes: a district's before its city's, that before its province's, then everywhere.
create table courier_tariff (
  id bigint generated always as identity primary key,
  mode text not null check (mode in ('courier', 'store_courier')),
  courier text not null,
  service text not null default '',
  region text references region,
  first_kg bigint not null check (first_kg > 0),
  next_kg bigint not null check (next_kg >= 0),
  days_min smallint not null,
  days_max smallint not null,
  check (days_min between 0 and days_max)
);
create unique index courier_tariff_once on courier_tariff (mode, courier, service, coalesce(region, ''));

-- What a provider calls a region. Its ids stay here: addresses carry our codes.
create table courier_place (
  provider text not null,
  region text not null references region,
  place text not null,
  primary key (provider, region)
);

-- What a provider answered, kept for a day.
create table courier_rate (
  provider text not null,
  from_region text not null references region,
  to_region text not null references region,
  weight_g integer not null,
  rates jsonb not null,
  fetched_at timestamptz not null default now(),
  primary key (provider, from_region, to_region, weight_g)
);

-- A way to send one cart to one district, as it was offered to its buyer.
create table courier_quote (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member,
  cart_hash text not null,
  from_region text references region,
  to_region text not null references region,
  weight_g integer not null,
  mode text not null check (mode in ('courier', 'store_courier', 'pickup')),
  courier text not null,
  service text not null,
  price bigint not null,
  days_min smallint not null,
  days_max smallint not null,
  provider text not null,
  is_estimate boolean not null,
  valid_until timestamptz not null,
  -- Only what is fetched costs nothing.
  check (case mode when 'pickup' then price = 0 else price > 0 and from_region is not null end)
);
create index courier_quote_old on courier_quote (valid_until);

-- How an order travels, with the address as it was. An order without one is picked up.
create table shipment (
  id bigint generated always as identity primary key,
  order_id uuid not null unique references shop_order,
  mode text not null check (mode in ('courier', 'store_courier')),
  courier text not null,
  service text not null,
  price bigint not null check (price > 0),
  provider text not null,
  is_estimate boolean not null,
  days_min smallint not null,
  days_max smallint not null,
  weight_g integer not null,
  from_region text not null references region,
  to_region text not null references region,
  recipient text not null,
  phone text not null,
  street text not null,
  place text not null,
  postal_code text not null,
  note text not null,
  awb text not null default '',
  driver_name text not null default '',
  driver_phone text not null default '',
  shipped_at timestamptz,
  delivered_at timestamptz,
  -- When the order ends by itself; null while a complaint is open.
  ends_at timestamptz,
  warned_at timestamptz,
  track jsonb not null default '[]',
  tracked_at timestamptz
);
create index shipment_number on shipment (awb) where awb <> '';
create index shipment_ending on shipment (ends_at) where ends_at is not null;
create index shipment_tracked on shipment (tracked_at nulls first) where awb <> '' and delivered_at is null;
