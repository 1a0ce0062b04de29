-- A buyer may show what came, and the seller answers once.
alter table testimony
  add column pictures text[] not null default '{}' check (cardinality(pictures) <= 3),
  add column answer text not null default '',
  add column answered_at timestamptz,
  add constraint testimony_answered check ((answer = '') = (answered_at is null));
