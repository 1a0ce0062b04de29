-- Two who edit the same thing: the second is told, with both texts. And what is written can be published later by itself.
alter table campaign
  add column version integer not null default 1,
  add column changed_by bigint references member,
  add column changed_at timestamptz,
  add column publish_at timestamptz;
alter table product
  add column version integer not null default 1,
  add column changed_by bigint references member,
  add column changed_at timestamptz,
  add column publish_at timestamptz;
alter table course
  add column version integer not null default 1,
  add column changed_by bigint references member,
  add column changed_at timestamptz,
  add column publish_at timestamptz;
alter table campaign add check (publish_at is null or status = 'draft');
alter table product add check (publish_at is null or status = 'draft');
alter table course add check (publish_at is null or status = 'draft');
create index campaign_to_publish on campaign (publish_at) where publish_at is not null;
create index product_to_publish on product (publish_at) where publish_at is not null;
create index course_to_publish on course (publish_at) where publish_at is not null;
