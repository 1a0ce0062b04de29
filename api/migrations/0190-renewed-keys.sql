-- A renewed key keeps the earlier ones beside it, newest first: what they signed or sealed stays valid.
alter table app_secret
  add column earlier bytea[] not null default '{}',
  add column renewed_at timestamptz;
