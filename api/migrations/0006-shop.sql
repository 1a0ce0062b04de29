-- Carts, wish lists and orders. A product's `stock` is what can still be bought; every change of it is written down.

create table cart_line (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  product_id bigint not null references product on delete cascade,
  quantity integer not null check (quantity > 0),
  -- What the member saw when touching the line last: another price now is news to them.
  seen_price bigint not null,
  created_at timestamptz not null default now(),
  unique (member_id, product_id)
);

create table wish (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  product_id bigint not null references product on delete cascade,
  created_at timestamptz not null default now(),
  unique (member_id, product_id)
);

create table shop_order (
  id uuid primary key default gen_random_uuid(),
  -- Its reference is the order's number.
  payment_id uuid not null unique references payment,
  member_id bigint not null references member,
  status text not null check (status in ('waiting_payment', 'waiting_verification', 'processing', 'shipped', 'finished',
    'cancelled')),
  total bigint not null check (total > 0),
  note text not null default '',
  shipping_note text not null default '',
  created_at timestamptz not null default now()
);
create index shop_order_of_member on shop_order (member_id, created_at desc, id desc);
create index shop_order_by_status on shop_order (status, created_at desc, id desc);

-- As it was bought: later prices and names change nothing of it.
create table order_line (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  product_id bigint not null references product,
  product_name text not null,
  unit text not null,
  price bigint not null check (price >= 0),
  quantity integer not null check (quantity > 0),
  unique (order_id, product_id)
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
  check ((decided_as = 'staff') = (decided_by is not null))
);
create index order_history_of on order_history (order_id, id);
create trigger append_only before update or delete on order_history
  for each row execute function refuse_change();

create table stock_movement (
  id bigint generated always as identity primary key,
  product_id bigint not null references product,
  change integer not null check (change <> 0),
  reason text not null check (reason in ('initial', 'held', 'returned', 'adjusted')),
  order_id uuid references shop_order,
  decided_by bigint references member,
  note text not null default '',
  created_at timestamptz not null default now(),
  check ((reason in ('held', 'returned')) = (order_id is not null)),
  check ((reason = 'adjusted') = (decided_by is not null))
);
create index stock_movement_of_product on stock_movement (product_id, id);
-- An order holds a product once and gives it back at most once.
create unique index stock_movement_of_order on stock_movement (order_id, product_id, reason) where order_id is not null;
create trigger append_only before update or delete on stock_movement
  for each row execute function refuse_change();

create function open_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movement (product_id, change, reason) select id, stock, 'initial' from inserted where stock > 0;
  return null;
end $$;
create trigger open_stock after insert on product referencing new table as inserted
  for each statement execute function open_stock();
insert into stock_movement (product_id, change, reason) select id, stock, 'initial' from product where stock > 0;

alter table testimony
  -- Whoever bought it; none of the testimonies from before there were orders.
  add column member_id bigint references member,
  add column hidden_by bigint references member,
  add constraint testimony_once unique (product_id, member_id);
