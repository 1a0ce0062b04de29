-- Browsers of guests, which show what becomes of the payments whose pages they were allowed on.
alter table push_subscription alter column member_id drop not null;
create table push_payment (
  payment_id uuid not null references payment,
  subscription_id bigint not null references push_subscription on delete cascade,
  created_at timestamptz not null default now(),
  primary key (payment_id, subscription_id)
);
create index push_payment_of on push_payment (subscription_id);
