-- Search over the catalogue: words by full text, misspelt words by trigrams over the vocabulary that really occurs.
-- The vocabulary is far smaller than the catalogue, so that a typing error costs no scan of the rows themselves.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;
create extension if not exists citext;

-- unaccent() is only STABLE because its dictionary could be replaced; ours never is, and a generated column needs IMMUTABLE.
create function plain_words(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(value, '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'))) $$;

create function search_document(title text, description text) returns tsvector
  language sql immutable strict parallel safe
  as $$ select setweight(to_tsvector('simple', plain_words(title)), 'A')
            || setweight(to_tsvector('simple', plain_words(description)), 'C') $$;

create function iso_instant(value timestamptz) returns text
  language sql immutable strict parallel safe
  as $$ select to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create table search_word (
  catalogue text not null,
  word text not null,
  primary key (catalogue, word)
);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);

-- What people type, as a query over words that exist: each typed word stands for itself, the words that contain it,
-- or, when there are none, the words that it may be a misspelling of. NULL when a word has no such counterpart.
create function search_query(searched text, phrase text) returns tsquery
  language plpgsql stable strict parallel safe
  set pg_trgm.similarity_threshold = 0.2
  as $$
declare
  typed text;
  counterparts text;
  result tsquery;
begin
  for typed in
    select distinct left(part, 40)
    from regexp_split_to_table(plain_words(phrase), '[^[:alnum:]]+') with ordinality as split (part, place)
    where part <> '' and place <= 8
  loop
    select string_agg(quoted, ' | ') into counterparts from (
      select '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''' as quoted
      from search_word
      where catalogue = searched
        and case when length(typed) < 3 then word like typed || '%' else word like '%' || typed || '%' end
      order by word = typed desc, word like typed || '%' desc, length(word), word
      limit 20
    ) as containing;

    if counterparts is null and length(typed) >= 4 then
      select string_agg(quoted, ' | ') into counterparts from (
        select '''' || replace(replace(word, '\', '\\'), '''', '''''') || '''' as quoted
        from search_word
        where catalogue = searched and word % typed
          and (similarity(word, typed) >= 0.5
            or levenshtein_less_equal(left(word, 40), typed, 2) <= case when length(typed) < 6 then 1 else 2 end)
        order by levenshtein(left(word, 40), typed), similarity(word, typed) desc, word
        limit 8
      ) as misspelt;
    end if;

    if counterparts is null then
      return null;
    end if;
    result := case when result is null then counterparts::tsquery else result && counterparts::tsquery end;
  end loop;
  return result;
end $$;

create function learn_inserted_words() returns trigger language plpgsql as $$
begin
  insert into search_word (catalogue, word)
    select distinct tg_table_name, word from inserted, unnest(tsvector_to_array(inserted.search)) as word
    on conflict do nothing;
  return null;
end $$;

create function learn_changed_words() returns trigger language plpgsql as $$
begin
  insert into search_word (catalogue, word)
    select tg_table_name, word from unnest(tsvector_to_array(new.search)) as word
    on conflict do nothing;
  return null;
end $$;

-- How many published rows a catalogue has, so that a list's full count costs one look-up however long the list is.
create table catalogue_size (
  catalogue text not null,
  is_featured boolean not null,
  published bigint not null,
  primary key (catalogue, is_featured)
);

create function count_published(counted text, featured boolean, change bigint) returns void
  language sql
  as $$ insert into catalogue_size as size values (counted, featured, change)
        on conflict (catalogue, is_featured) do update set published = size.published + excluded.published $$;

create function count_inserted() returns trigger language plpgsql as $$
begin
  perform count_published(tg_table_name, is_featured, count(*))
    from inserted where status = 'published' group by is_featured order by is_featured;
  return null;
end $$;

create function count_changed() returns trigger language plpgsql as $$
begin
  if old.status = 'published' then perform count_published(tg_table_name, old.is_featured, -1); end if;
  if tg_op = 'UPDATE' and new.status = 'published' then
    perform count_published(tg_table_name, new.is_featured, 1);
  end if;
  return null;
end $$;

-- Rendered pages are kept in memory by every copy of the app; this tells all of them to forget.
create function announce_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

create procedure watch_catalogue(catalogue regclass) language plpgsql as $$
begin
  execute format('create trigger learn_inserted after insert on %s referencing new table as inserted
    for each statement execute function learn_inserted_words()', catalogue);
  execute format('create trigger learn_changed after update on %s
    for each row when (old.search is distinct from new.search) execute function learn_changed_words()', catalogue);
  execute format('create trigger count_inserted after insert on %s referencing new table as inserted
    for each statement execute function count_inserted()', catalogue);
  execute format('create trigger count_updated after update on %s for each row
    when (old.status is distinct from new.status or old.is_featured is distinct from new.is_featured)
    execute function count_changed()', catalogue);
  execute format('create trigger count_deleted after delete on %s
    for each row execute function count_changed()', catalogue);
  call watch_content(catalogue);
end $$;

create procedure watch_content(watched regclass) language plpgsql as $$
begin
  execute format('create trigger announce after insert or update or delete on %s
    for each statement execute function announce_content()', watched);
end $$;
