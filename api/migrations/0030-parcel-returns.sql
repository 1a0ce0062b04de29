-- A parcel that came back: what arrived in which state, and whether the order is refunded or sent again.
alter table shop_order drop constraint shop_order_status_check;
alter table shop_order add constraint shop_order_status_check check (status in
  ('waiting_payment', 'waiting_verification', 'processing', 'shipped', 'finished', 'cancelled', 'returned'));

create table parcel_return (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  outcome text not null check (outcome in ('refund', 'resend')),
  note text not null,
  decided_by bigint not null references member,
  created_at timestamptz not null default now()
);
create index parcel_return_of_order on parcel_return (order_id, id);

create table parcel_return_line (
  return_id bigint not null references parcel_return,
  product_id bigint not null references product,
  -- Only sellable pieces return to stock.
  sellable int not null check (sellable >= 0),
  unsellable int not null check (unsellable >= 0),
  constraint parcel_return_line_pkey primary key (return_id, product_id),
  constraint parcel_return_line_check check (sellable + unsellable > 0)
);
create trigger append_only before delete or update on parcel_return
  for each row execute function refuse_change();
create trigger append_only before delete or update on parcel_return_line
  for each row execute function refuse_change();

-- Goods of a returned parcel are sent again as a replacement without a complaint.
alter table replacement alter column complaint_id drop not null;
alter table replacement add column return_id bigint unique references parcel_return;
alter table replacement add constraint replacement_cause check (complaint_id is not null or return_id is not null);

alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check
  check (reason in ('initial', 'held', 'returned', 'adjusted', 'replaced', 'came_back'));
alter table stock_movement drop constraint stock_movement_check;
alter table stock_movement add constraint stock_movement_check
  check ((reason in ('held', 'returned', 'replaced', 'came_back')) = (order_id is not null));
