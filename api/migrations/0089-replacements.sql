-- Goods that are sent once more because something was wrong with those that came: taken from the shelf again, and a second
-- parcel of the same order.
do $$ declare old record; begin
  for old in select conname from pg_constraint where conrelid = 'stock_movement'::regclass
    and contype = 'c' and pg_get_constraintdef(oid) like '%''held''%' loop
    execute format('alter table stock_movement drop constraint %I', old.conname);
  end loop;
end $$;
alter table stock_movement
  add check (reason in ('initial', 'held', 'returned', 'adjusted', 'replaced')),
  add check ((reason in ('held', 'returned', 'replaced')) = (order_id is not null));

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
create unique index replacement_waiting on replacement (order_id) where shipped_at is null;

create table replacement_line (
  replacement_id bigint not null references replacement,
  product_id bigint not null references product,
  quantity integer not null check (quantity > 0),
  primary key (replacement_id, product_id)
);
