-- Vouchers for goods. The community bears its own, a store those that it gives out.
create table shop_voucher (
  id bigint generated always as identity primary key,
  -- Null: the community's.
  store_id bigint references store,
  -- Buyers type nothing else, so that a code belongs to one store.
  code text not null unique check (code ~ '^[0-9A-Z-]{3,20}$'),
  percent int check (percent between 1 and 90),
  amount bigint check (amount > 0),
  -- What the goods of the order have to cost. It leaves something to pay.
  min_total bigint not null default 0 check (min_total >= 0),
  quota int not null check (quota > 0),
  used int not null default 0 check (used >= 0),
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  constraint shop_voucher_quota check (used <= quota),
  constraint shop_voucher_worth check (num_nonnulls(percent, amount) = 1),
  constraint shop_voucher_leaves check (amount is null or min_total >= amount + 1000)
);
create index shop_voucher_of_store on shop_voucher (store_id, id desc);

-- What a member will use for the cart. It holds nothing until the order is placed.
create table cart_voucher (
  member_id bigint not null references member,
  voucher_id bigint not null references shop_voucher,
  created_at timestamptz not null default now(),
  constraint cart_voucher_pkey primary key (member_id, voucher_id)
);
create index cart_voucher_by_voucher on cart_voucher (voucher_id);

alter table shop_order
  add column voucher_id bigint references shop_voucher,
  add constraint shop_order_voucher check ((voucher_id is null) = (voucher_amount = 0));
create index shop_order_by_voucher on shop_order (voucher_id) where voucher_id is not null;
