-- Since when a cancelled registration's money waits to be given back, for the list of what waits for the treasurer.
alter table registration add column refund_due_since timestamptz;
