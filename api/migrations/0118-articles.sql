-- Articles and announcements, written by editors or sent in by members.

alter table slug_history drop constraint slug_history_catalogue_check;
alter table slug_history add constraint slug_history_catalogue_check
  check (catalogue in ('campaign', 'product', 'course', 'event', 'article'));

create table article (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null check (title <> ''),
  summary text not null default '',
  description text not null default '',
  picture text,
  category text not null default 'article' check (category in ('article', 'activity', 'announcement')),
  is_featured boolean not null default false,
  -- The name that readers see. Empty: the community itself.
  writer text not null default '',
  -- How long it takes to read.
  minutes int not null default 1 check (minutes > 0),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  publish_at timestamptz,
  -- When it was first published: the order of the public list.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  search tsvector generated always as (search_document(title, summary || ' ' || description)) stored,
  version int not null default 1,
  changed_by bigint references member,
  changed_at timestamptz,
  -- The card at its end.
  card_event_id bigint references event,
  card_campaign_id bigint references campaign,
  -- The member who sent it in. Staff do not see what was never sent.
  author_id bigint references member,
  submitted_at timestamptz,
  review text check (review in ('waiting', 'refused')),
  review_note text not null default '',
  -- The text that was refused, so that editors see what has changed since.
  refused_text text,
  constraint article_scheduled check (publish_at is null or status = 'draft'),
  constraint article_reviewed check (review is null or status = 'draft' and publish_at is null),
  constraint article_one_card check (num_nonnulls(card_event_id, card_campaign_id) <= 1),
  -- /api/articles/mine/ is an address of its own.
  constraint article_slug_free check (slug <> 'mine')
);
create index article_published on article (published_at desc, id desc) where (status = 'published');
create index article_by_category on article (category, published_at desc, id desc) where (status = 'published');
create index article_newest on article (created_at desc, id desc) where (status = 'published');
create index article_search on article using gin (search);
create index article_all on article (created_at desc, id desc);
create index article_by_status on article (status, created_at desc, id desc);
create index article_waiting on article (created_at desc, id desc) where (review = 'waiting');
create index article_to_publish on article (publish_at) where (publish_at is not null);
create index article_by_author on article (author_id, created_at desc, id desc) where (author_id is not null);
call watch_catalogue('article');

create function date_publication() returns trigger language plpgsql as $$
begin
  new.published_at = now();
  return new;
end $$;
create trigger date_publication before insert or update of status on article
  for each row when (new.status = 'published' and new.published_at is null) execute function date_publication();
