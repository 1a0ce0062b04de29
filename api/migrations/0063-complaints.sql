-- What is wrong with an order that was sent, as its buyer tells it, and what was answered.
create table complaint (
  id bigint generated always as identity primary key,
  order_id uuid not null references shop_order,
  reason text not null check (reason in ('damaged', 'wrong', 'missing', 'other')),
  story text not null,
  pictures text[] not null default '{}',
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by bigint references member,
  outcome text check (outcome in ('replace', 'refund', 'explain')),
  answer text not null default '',
  check ((closed_at is null) = (outcome is null) and (closed_at is null) = (closed_by is null))
);
create index complaint_of_order on complaint (order_id, id);
create unique index complaint_open on complaint (order_id) where closed_at is null;
create index complaint_newest on complaint (opened_at desc, id desc);
create index complaint_waiting on complaint (opened_at desc, id desc) where closed_at is null;
