-- The schema of shop as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

create table product (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null check (title <> ''),
  description text not null default '',
  picture text,
  price bigint not null check (price >= 0),
  unit text not null default '',
  stock int not null default 0 check (stock >= 0),
  is_featured boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title, description)) stored,
  version int not null default 1,
  changed_by bigint references member,
  changed_at timestamptz,
  publish_at timestamptz,
  -- Unknown until somebody has weighed it: no courier is offered for it before.
  weight_g int check (weight_g between 1 and 100000),
  sent_by_courier boolean not null default true,
  sent_by_store boolean not null default true,
  picked_up boolean not null default true,
  constraint product_check check (publish_at is null or status = 'draft')
);
create index product_newest on product (created_at desc, id desc) where (status = 'published');
create index product_featured on product (is_featured, created_at desc, id desc) where (status = 'published');
create index product_search on product using gin (search);
create index product_all on product (created_at desc, id desc);
create index product_by_status on product (status, created_at desc, id desc);
create index product_to_publish on product (publish_at) where (publish_at is not null);
create index product_unweighed on product (id) where (weight_g is null);

create table testimony (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  customer text not null,
  stars smallint not null check (stars between 1 and 5),
  description text not null default '',
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  -- Whoever bought it; none of the testimonies from before there were orders.
  member_id bigint references member,
  hidden_by bigint references member,
  words text generated always as (' ' || plain_words((customer || ' ') || description)) stored not null,
  constraint testimony_once unique (product_id, member_id)
);
create index testimony_shown on testimony (product_id, created_at desc, id desc) include (stars) where (hidden_at is null);
create index testimony_newest on testimony (created_at desc, id desc);
create index testimony_by_words on testimony using gin (words gin_trgm_ops);
create index testimony_hidden on testimony (created_at desc, id desc) where (hidden_at is not null);

create table cart_line (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  product_id bigint not null references product on delete cascade,
  quantity int not null check (quantity > 0),
  -- What the member saw when touching the line last: another price now is news to them.
  seen_price bigint not null,
  created_at timestamptz not null default now(),
  constraint cart_line_member_id_product_id_key unique (member_id, product_id)
);

create table wish (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  product_id bigint not null references product on delete cascade,
  created_at timestamptz not null default now(),
  constraint wish_member_id_product_id_key unique (member_id, product_id)
);

create table shop_order (
  id uuid default gen_random_uuid() primary key,
  -- Its reference is the order's number.
  payment_id uuid not null unique references payment,
  member_id bigint not null references member,
  status text not null check (status in ('waiting_payment', 'waiting_verification', 'processing', 'shipped', 'finished', 'cancelled')),
  total bigint not null check (total > 0),
  note text not null default '',
  shipping_note text not null default '',
  created_at timestamptz not null default now(),
  words text not null default '',
  -- What sending adds to the price of the goods; part of `total`.
  shipping bigint not null default 0
);
create index shop_order_of_member on shop_order (member_id, created_at desc, id desc);
create index shop_order_by_status on shop_order (status, created_at desc, id desc);
create index shop_order_newest on shop_order (created_at desc, id desc);
create index shop_order_by_words on shop_order using gin (words gin_trgm_ops);
alter table shop_order alter column words set statistics 400;

-- As it was bought: later prices and names change nothing of it.
create table order_line (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  product_id bigint not null references product,
  product_name text not null,
  unit text not null,
  price bigint not null check (price >= 0),
  quantity int not null check (quantity > 0),
  constraint order_line_order_id_product_id_key unique (order_id, product_id)
);
create index order_line_of_product on order_line (product_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  from_status text,
  to_status text not null,
  decided_as text not null check (decided_as in ('payer', 'provider', 'system', 'staff')),
  decided_by bigint references member,
  note text not null,
  created_at timestamptz not null default now(),
  constraint order_history_check check ((decided_as = 'staff') = (decided_by is not null))
);
create index order_history_of on order_history (order_id, id);

create table stock_movement (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  change int not null check (change <> 0),
  reason text not null check (reason in ('initial', 'held', 'returned', 'adjusted', 'replaced')),
  order_id uuid references shop_order,
  decided_by bigint references member,
  note text not null default '',
  created_at timestamptz not null default now(),
  -- An order whose payment is looked at again holds its goods once more. Still only once, and they are given back at most
  -- once, for each time that it was opened.
  round smallint not null default 1 check (round > 0),
  constraint stock_movement_check1 check ((reason = 'adjusted') = (decided_by is not null)),
  constraint stock_movement_check check ((reason in ('held', 'returned', 'replaced')) = (order_id is not null))
);
create index stock_movement_of_product on stock_movement (product_id, id);
-- An order holds a product once and gives it back at most once.
create unique index stock_movement_of_order on stock_movement (order_id, product_id, reason, round) where (order_id is not null);

create table region (
  -- Two digits for a province, four for a city, six for a district.
  code text primary key check (code ~ '^(\d{2}){1,3}$'),
  name text not null,
  parent text references region,
  -- Its own name and those it lies in, as people search for them.
  words text not null
);
create index region_within on region (parent, name);
create index region_words on region using gin (words gin_trgm_ops);

with listed as (
  select split_part(line, '|', 1) as code, split_part(line, '|', 2) as name
  from regexp_split_to_table($regions${{data/regions.csv.gz}}$regions$, E'\n') as line
)
insert into region (code, name, parent, words)
select r.code, r.name, p.code, ' ' || plain_words(concat_ws(' ', r.name, p.name, g.name))
from listed r
left join listed p on p.code = nullif(left(r.code, -2), '')
left join listed g on g.code = nullif(left(p.code, -2), '')
order by length(r.code), r.code;

create table address (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  label text not null,
  recipient text not null,
  phone text not null,
  region_code text not null references region check (length(region_code) = 6),
  postal_code text not null default '' check (postal_code ~ '^(\d{5})?$'),
  street text not null,
  note text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index address_of_member on address (member_id, id);
create unique index address_chosen on address (member_id) where is_default;

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
  constraint courier_tariff_check check (days_min >= 0 and days_min <= days_max)
);
create unique index courier_tariff_once on courier_tariff (mode, courier, service, coalesce(region, ''));

-- What a provider calls a region. Its ids stay here: addresses carry our codes.
create table courier_place (
  provider text not null,
  region text not null references region,
  place text not null,
  constraint courier_place_pkey primary key (provider, region)
);

-- What a provider answered, kept for a day.
create table courier_rate (
  provider text not null,
  from_region text not null references region,
  to_region text not null references region,
  weight_g int not null,
  rates jsonb not null,
  fetched_at timestamptz not null default now(),
  constraint courier_rate_pkey primary key (provider, from_region, to_region, weight_g)
);

-- A way to send one cart to one district, as it was offered to its buyer.
create table courier_quote (
  id uuid default gen_random_uuid() primary key,
  member_id bigint not null references member,
  cart_hash text not null,
  from_region text references region,
  to_region text not null references region,
  weight_g int not null,
  mode text not null check (mode in ('courier', 'store_courier', 'pickup')),
  courier text not null,
  service text not null,
  price bigint not null,
  days_min smallint not null,
  days_max smallint not null,
  provider text not null,
  is_estimate boolean not null,
  valid_until timestamptz not null,
  constraint courier_quote_check check ( case mode when 'pickup' then price = 0 else price > 0 and from_region is not null end)
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
  weight_g int not null,
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
  track jsonb not null default '[]'::jsonb,
  tracked_at timestamptz
);
create index shipment_number on shipment (awb) where (awb <> '');
create index shipment_ending on shipment (ends_at) where (ends_at is not null);
create index shipment_tracked on shipment (tracked_at nulls first) where ((awb <> '') and (delivered_at is null));

-- What is wrong with an order that was sent, as its buyer tells it, and what was answered.
create table complaint (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  reason text not null check (reason in ('damaged', 'wrong', 'missing', 'other')),
  story text not null,
  pictures text[] not null default '{}',
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by bigint references member,
  outcome text check (outcome in ('replace', 'refund', 'explain')),
  answer text not null default '',
  constraint complaint_check check ((closed_at is null) = (outcome is null) and (closed_at is null) = (closed_by is null))
);
create index complaint_of_order on complaint (order_id, id);
create unique index complaint_open on complaint (order_id) where (closed_at is null);
create index complaint_newest on complaint (opened_at desc, id desc);
create index complaint_waiting on complaint (opened_at desc, id desc) where (closed_at is null);

create table replacement (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  complaint_id bigint not null unique references complaint,
  decided_by bigint not null references member,
  decided_at timestamptz not null default now(),
  -- Null while it is packed. Then the order's parcel is this one, and what it was before stands in the order's history.
  shipped_at timestamptz
);
create index replacement_of_order on replacement (order_id, id);
create unique index replacement_waiting on replacement (order_id) where (shipped_at is null);

create table replacement_line (
  replacement_id bigint not null references replacement,
  product_id bigint not null references product,
  quantity int not null check (quantity > 0),
  constraint replacement_line_pkey primary key (replacement_id, product_id)
);

create function open_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movement (product_id, change, reason) select id, stock, 'initial' from inserted where stock > 0;
  return null;
end $$;

create function write_order_words() returns trigger language plpgsql as $$
begin
  new.words := (select order_words(p) from payment p where p.id = new.payment_id);
  return new;
end $$;

call watch_catalogue('product');
create trigger open_stock after insert on product
  referencing new table as inserted for each statement execute function open_stock();

call watch_content('testimony');

create trigger write_words before insert on shop_order
  for each row execute function write_order_words();

create trigger append_only before delete or update on order_history
  for each row execute function refuse_change();

create trigger append_only before delete or update on stock_movement
  for each row execute function refuse_change();
