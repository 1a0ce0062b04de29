-- Buyers fetch goods from a store only where the seller says where and when.
alter table store add column pickup_place text not null default '';
comment on column store.pickup_place is 'Where buyers fetch their orders; empty: it only sends.';
alter table store add column pickup_hours text not null default '';
alter table shop_order add column fetched boolean not null default false;
comment on column shop_order.fetched is 'The buyer chose to fetch it. Goods of a store without a shipment are fetched in any case.';
