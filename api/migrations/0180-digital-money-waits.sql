-- The seller's part of a download waits some days after its payment. Null: it is free, or the order has no such wait.
alter table shop_order add column frees_at timestamptz;
create index shop_order_frees on shop_order (frees_at) where frees_at is not null;
