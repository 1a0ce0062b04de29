-- Who runs a campaign and where: empty where it is the community itself, or where no single place is meant.
alter table campaign
  add column organiser text not null default '',
  add column place text not null default '';
