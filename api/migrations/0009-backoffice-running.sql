-- What the staff run the community with: addresses that once were, settings, suspended members, and quick lists.

-- An address that was shared stays good for ever: it leads to the thing's present one.
create table slug_history (
  catalogue text not null check (catalogue in ('campaign', 'product', 'course')),
  slug text not null,
  item_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (catalogue, slug)
);
call watch_content('slug_history');

-- What staff changed of the settings that the configuration gives; whatever is not here is as configured.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_by bigint not null references member,
  changed_at timestamptz not null default now()
);
call watch_content('setting');

alter table member
  -- Since when the member may not sign in, and what they are told about it.
  add column suspended_at timestamptz,
  add column suspended_reason text not null default '';

-- ── Lists of the back office ──────────────────────────────────────────────────────────────────────────────────────
create index campaign_all on campaign (created_at desc, id desc);
create index product_all on product (created_at desc, id desc);
create index course_all on course (created_at desc, id desc);
create index campaign_by_status on campaign (status, created_at desc, id desc);
create index product_by_status on product (status, created_at desc, id desc);
create index course_by_status on course (status, created_at desc, id desc);
create index testimony_newest on testimony (created_at desc, id desc);
create index shop_order_newest on shop_order (created_at desc, id desc);
create index enrolment_newest on enrolment (created_at desc, id desc);
create index enrolment_by_status on enrolment (status, created_at desc, id desc);

create function member_words(username citext, email citext, full_name text) returns text
  language sql immutable strict parallel safe
  as $$ select public.plain_words(username::text || ' ' || email::text || ' ' || full_name) $$;
create index member_newest on member (created_at desc, id desc) where deleted_at is null;
create index member_suspended on member (created_at desc, id desc) where deleted_at is null and suspended_at is not null;
create index member_by_words on member using gin (member_words(username, email, full_name) gin_trgm_ops)
  where deleted_at is null;

-- The dashboard asks for what was verified since some day.
create index payment_verified on payment (verified_at, kind) include (amount, refunded_amount) where verified_at is not null;
create index enrolment_by_day on enrolment (created_at) where status = 'verified';
