-- The last day on which an announcement stands on the home page.
alter table article add column strip_until date;
create index article_strip on article (published_at desc, id desc) where (status = 'published' and strip_until is not null);
