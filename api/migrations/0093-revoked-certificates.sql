-- A certificate that was issued by mistake. Its number stays taken, and its page says that it does not hold.
alter table certificate add column revoked_at timestamptz;
alter table certificate add column revoked_reason text not null default '';
