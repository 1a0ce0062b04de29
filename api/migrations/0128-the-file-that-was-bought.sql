-- Which file a buyer paid for: a seller who replaces a product's file changes it for later buyers only.
alter table order_line add column digital_file_id bigint references digital_file;
update order_line l set digital_file_id = p.digital_file_id from product p
  where p.id = l.product_id and p.digital_file_id is not null;
create index order_line_of_file on order_line (digital_file_id) where digital_file_id is not null;
