-- Campaigns, products and courses with what hangs on them. HTML is sanitised before it is stored.

create table member (
  id bigint generated always as identity primary key,
  username citext not null unique check (length(username) between 1 and 150),
  email citext not null unique,
  full_name text not null default '',
  created_at timestamptz not null default now()
);

create table campaign (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null check (title <> ''),
  description text not null default '',
  picture text,
  category text not null check (category in ('infak', 'sedekah', 'zakat', 'donasi', 'bencana', 'kemanusiaan',
    'kesehatan', 'lingkungan', 'pembangunan', 'sosial', 'lainnya')),
  target_amount bigint not null default 0 check (target_amount >= 0),
  deadline timestamptz,
  is_featured boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title, description)) stored
);
create index campaign_newest on campaign (created_at desc, id desc) where status = 'published';
create index campaign_featured on campaign (is_featured, created_at desc, id desc) where status = 'published';
create index campaign_search on campaign using gin (search);

-- Apart from the campaign, because every gift touches it and should not rewrite the texts.
create table campaign_total (
  campaign_id bigint primary key references campaign on delete cascade,
  collected_amount bigint not null default 0 check (collected_amount >= 0),
  donor_count bigint not null default 0 check (donor_count >= 0)
);

create function open_campaign_totals() returns trigger language plpgsql as $$
begin
  insert into campaign_total (campaign_id) select id from inserted;
  return null;
end $$;
create trigger open_totals after insert on campaign referencing new table as inserted
  for each statement execute function open_campaign_totals();

create table campaign_update (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaign on delete cascade,
  title text not null,
  description text not null default '',
  created_at timestamptz not null default now()
);
create index campaign_update_newest on campaign_update (campaign_id, created_at desc, id desc);

create table donation (
  id uuid primary key default gen_random_uuid(),
  campaign_id bigint not null references campaign,
  donor_name text not null,
  amount bigint not null check (amount > 0),
  transfer_date date not null,
  -- Set in the transaction that verifies the payment; only then does the public see the gift.
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index donation_verified on donation (campaign_id, verified_at desc, id desc) where verified_at is not null;

create table product (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null check (title <> ''),
  description text not null default '',
  picture text,
  price bigint not null check (price >= 0),
  unit text not null default '',
  stock integer not null default 0 check (stock >= 0),
  is_featured boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title, description)) stored
);
create index product_newest on product (created_at desc, id desc) where status = 'published';
create index product_featured on product (is_featured, created_at desc, id desc) where status = 'published';
create index product_search on product using gin (search);

create table testimony (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  customer text not null,
  stars smallint not null check (stars between 1 and 5),
  description text not null default '',
  hidden_at timestamptz,
  created_at timestamptz not null default now()
);
create index testimony_shown on testimony (product_id, created_at desc, id desc) include (stars) where hidden_at is null;

create table course (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null check (title <> ''),
  description text not null default '',
  picture text,
  price bigint not null default 0 check (price >= 0),
  is_featured boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title, description)) stored
);
create index course_newest on course (created_at desc, id desc) where status = 'published';
create index course_featured on course (is_featured, created_at desc, id desc) where status = 'published';
create index course_search on course using gin (search);

create table course_material (
  id bigint generated always as identity primary key,
  course_id bigint not null references course on delete cascade,
  position integer not null,
  title text not null,
  material_type text not null check (material_type in ('article', 'video', 'quiz')),
  content text not null default '',
  unique (course_id, position)
);

create table enrolment (
  id bigint generated always as identity primary key,
  course_id bigint not null references course,
  member_id bigint not null references member,
  status text not null check (status in ('pending', 'verified', 'rejected')),
  created_at timestamptz not null default now(),
  unique (course_id, member_id)
);
create index enrolment_verified on enrolment (course_id, created_at, id) where status = 'verified';

call watch_catalogue('campaign');
call watch_catalogue('product');
call watch_catalogue('course');
call watch_content('campaign_total');
call watch_content('campaign_update');
call watch_content('testimony');
call watch_content('course_material');
call watch_content('enrolment');
