-- An order whose payment is looked at again holds its goods once more. Still only once, and they are given back at most
-- once, for each time that it was opened.
alter table stock_movement add column round smallint not null default 1 check (round > 0);
drop index stock_movement_of_order;
create unique index stock_movement_of_order on stock_movement (order_id, product_id, reason, round) where order_id is not null;
