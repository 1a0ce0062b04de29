-- A voucher that the community pays for has a cap in rupiah for one use and for all of them, and says how often one person
-- may use it. Until a second person has confirmed a large one, nobody can.
alter table shop_voucher
  -- At most this discount in one order; null: a store's own, which its seller pays for.
  add column most_off bigint check (most_off > 0),
  -- At most this discount in all orders together.
  add column total_off bigint check (total_off > 0),
  -- The discount of the orders that have it and are not cancelled.
  add column spent bigint not null default 0 check (spent >= 0),
  -- Null: as often as there are uses.
  add column per_person int check (per_person > 0),
  add column created_by bigint references member,
  -- Waits for a second person.
  add column waits boolean not null default false,
  add column confirmed_by bigint references member;

update shop_voucher v set spent = coalesce((select sum(o.voucher_amount) from shop_order o
  where o.voucher_id = v.id and o.status <> 'cancelled'), 0);
-- Those from before had no caps: they go on with the default limit of one person for what is left.
update shop_voucher set most_off = coalesce(amount, 100000), total_off = spent + 5000000, per_person = 1
  where store_id is null;

alter table shop_voucher
  add constraint shop_voucher_capped check (store_id is not null or (most_off is not null and total_off is not null)),
  add constraint shop_voucher_total check (total_off is null or spent <= total_off);
create index shop_voucher_of_creator on shop_voucher (created_by, created_at) where created_by is not null;
