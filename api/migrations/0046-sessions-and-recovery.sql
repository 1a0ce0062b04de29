-- What a member sees of each session: the device in words and the network, not the whole of what the browser said.
alter table session
  add column device text not null default '',
  add column place text not null default '',
  -- Told by refreshing, which an open page does every quarter of an hour: no call writes for the sake of this.
  add column last_used_at timestamptz not null default now();
update session set last_used_at = signed_in_at;

-- Codes from before have fifty bits and no salt; they work until they are renewed.
alter table recovery_code add column salt bytea;
