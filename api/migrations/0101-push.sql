-- Browsers that a member allowed to show messages. The endpoint is the push service's address of one browser.
create table push_subscription (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscription_of on push_subscription (member_id);
