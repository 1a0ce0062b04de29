-- When the service reported that a message arrived.
alter table message add column delivered_at timestamptz;
