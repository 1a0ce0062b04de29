-- Goods that are downloaded. Only members' stores sell them: nothing to weigh, to send or to count.
create table digital_file (
  id bigint generated always as identity primary key,
  store_id bigint not null references store,
  file_key text not null unique,
  name text not null check (name <> ''),
  bytes int not null check (bytes > 0),
  pages int not null check (pages > 0),
  created_at timestamptz not null default now()
);
create index digital_file_of_store on digital_file (store_id);

alter table product
  -- What its buyers download, also those who bought it before.
  add column digital_file_id bigint references digital_file,
  add constraint product_digital check (case kind when 'goods' then digital_file_id is null
    else store_id is not null and stock = 0 and weight_g is null and (digital_file_id is not null or status <> 'published') end);
create index product_of_file on product (digital_file_id) where digital_file_id is not null;

-- A store's goods that travel and those that are downloaded are two orders: one is complete when it is paid, the other when it arrives.
alter table shop_order
  add column digital boolean not null default false,
  add constraint shop_order_digital check (not digital or (store_id is not null and shipping = 0));
drop index shop_order_once_each;
create unique index shop_order_once_each on shop_order (payment_id, coalesce(store_id, 0), digital);

-- The first one ends the right to a refund.
create table download (
  id bigint generated always as identity primary key,
  order_line_id bigint not null references order_line,
  created_at timestamptz not null default now()
);
create index download_of_line on download (order_line_id, created_at);
