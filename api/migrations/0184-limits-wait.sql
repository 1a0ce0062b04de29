-- What loosens the rule of a second person takes effect later: until then the value before holds.
alter table setting add column before jsonb, add column holds_until timestamptz;
