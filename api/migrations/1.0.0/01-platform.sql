-- The schema of platform as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;
create extension if not exists citext;
create extension if not exists btree_gist;

-- unaccent() is only STABLE because its dictionary could be replaced; ours never is, and a generated column needs IMMUTABLE.
create function plain_words(value text) returns text language sql immutable parallel safe strict as $$ select lower(public.unaccent('public.unaccent'::regdictionary, regexp_replace(value, '<[^>]*>|&[a-z#0-9]+;', ' ', 'g'))) $$;

create function iso_instant(value timestamp with time zone)
  returns text
  language sql
  immutable parallel safe strict as $$ select to_char(value at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- What people type, as a query over words that exist: each typed word stands for itself, the words that contain it,
-- or, when there are none, the words that it may be a misspelling of. NULL when a word has no such counterpart.
create function search_query(searched text, phrase text)
  returns tsquery
  language plpgsql
  stable parallel safe strict
  set "pg_trgm.similarity_threshold" to '0.2' as $$
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

create function count_published(counted text, featured boolean, change bigint) returns void language sql as $$ insert into catalogue_size as size values (counted, featured, change)
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

create procedure watch_catalogue(in catalogue regclass) language plpgsql as $$
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

create procedure watch_content(in watched regclass) language plpgsql as $$
begin
  execute format('create trigger announce after insert or update or delete on %s
    for each statement execute function announce_content()', watched);
end $$;

-- 0812-3456 and +62 812 3456 are the same phone.
create function phone_digits(phone text) returns text language sql immutable parallel safe strict as $$ select regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^62', '0') $$;

create function payment_words(reference text, amount bigint, payer_name text, payer_phone text, claims text)
  returns text
  language sql
  immutable parallel safe strict as $$ select lower(' ' || reference || ' ' || amount || ' ' || public.plain_words(payer_name) || ' '
    || public.phone_digits(payer_phone) || claims) $$;

create function posting_words(amount bigint, description text)
  returns text
  language sql
  immutable parallel safe strict as $$ select ' ' || abs(amount) || ' ' || public.plain_words(description) $$;

-- The kind of fund whose money an account holds; null for money itself, sales, tuition, payers and expenses. Group by
-- account before asking: it looks the account up.
create function fund_kind_of(account text) returns text language sql stable parallel safe as $$
  select case
    when $1 ~ '^campaign:[0-9]{1,18}$' then (select c.fund_kind from public.campaign c where c.id = substr($1, 10)::bigint)
    when $1 like 'fund:%' then (select f.kind from public.fund f where f.code = substr($1, 6))
    when $1 in ('amil:zakat', 'amil:infak') then 'amil'
    when $1 = 'nonhalal' then 'nonhalal'
  end
$$;

-- Who may receive what a kind of fund holds: zakat one of the eight, our own costs only the amil's share, public use alone
-- what is not halal. `mayReceive` in contract/src/ledger/fund-kinds.ts is the same.
create function may_receive(kind text, recipient text) returns boolean language sql immutable parallel safe as $$
  select coalesce(case kind
    when 'zakat' then recipient in ('fakir', 'miskin', 'amil', 'mualaf', 'riqab', 'gharimin', 'fisabilillah', 'ibnu_sabil')
    when 'amil' then recipient in ('operasional', 'penggalangan')
    when 'nonhalal' then recipient = 'fasilitas_umum'
    when 'infak_terikat' then recipient not in ('operasional', 'penggalangan')
    when 'infak_bebas' then recipient not in ('operasional', 'penggalangan')
    when 'wakaf' then recipient not in ('operasional', 'penggalangan')
    when 'dskl' then recipient not in ('operasional', 'penggalangan')
  end, false)
$$;

-- What a campaign's payouts are for, where nobody says it.
create function programme_of(category text) returns text language sql immutable parallel safe as $$
  select case category when 'bencana' then 'kemanusiaan' when 'kemanusiaan' then 'kemanusiaan' when 'kesehatan' then 'kesehatan'
    when 'lingkungan' then 'lingkungan' when 'pembangunan' then 'pembangunan' else 'sosial' end
$$;

-- Between which kinds two people may move money. `mayMove` in contract/src/ledger/fund-kinds.ts is the same.
create function may_move(origin text, destination text) returns boolean language sql immutable parallel safe as $$
  select coalesce(case origin
    when 'zakat' then destination = 'zakat'
    when 'infak_terikat' then destination in ('infak_terikat', 'infak_bebas')
    when 'infak_bebas' then destination in ('zakat', 'infak_terikat', 'infak_bebas', 'wakaf', 'dskl')
    when 'wakaf' then destination = 'wakaf'
    when 'dskl' then destination in ('dskl', 'infak_bebas')
    when 'amil' then destination = 'infak_bebas'
  end, false)
$$;

-- What came in during a year for zakat, for infak, or for all that people gave ('collection'), less what went back.
create function fund_receipts(name text, year integer) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from public.received_in($2) where public.counts_for($1, kind)
$$;

-- What came in during a year, by kind of fund, less what went back.
create function received_in(year integer) returns table(kind text, amount bigint) language sql stable as $$
  with held as materialized (
    select account, sum(amount) as amount from public.ledger_posting
    where at >= make_timestamptz($1, 1, 1, 0, 0, 0, 'Asia/Jakarta') and at < make_timestamptz($1 + 1, 1, 1, 0, 0, 0, 'Asia/Jakarta')
      and kind not in ('payout', 'amil', 'transfer', 'income') and (account like 'campaign:%' or account like 'fund:%')
    group by account)
  select public.fund_kind_of(account), -sum(amount)::bigint from held group by 1
$$;

-- Whether what came in of a kind counts for a limit: collecting is for all that people gave.
create function counts_for(name text, kind text) returns boolean language sql immutable parallel safe as $$
  select case $1 when 'zakat' then $2 = 'zakat' when 'infak' then $2 in ('infak_terikat', 'infak_bebas') else true end
$$;

-- Takes one turn from each bucket, or none from any: a call that is refused spends nothing. A bucket holds `most` turns and
-- gets them all back within `seconds`. Returns nothing when granted, else the bucket that is empty and the seconds to wait.
create function take_turns(buckets text[], most double precision[], seconds double precision[])
  returns table(bucket text, wait double precision)
  language plpgsql as $$
declare
  step interval;
  span interval;
begin
  for n in 1 .. cardinality(buckets) loop
    step := make_interval(secs => seconds[n] / most[n]);
    span := make_interval(secs => seconds[n]);
    insert into attempt as a (bucket, full_at, forget_at)
      values (buckets[n], clock_timestamp() + step, now() + span + interval '1 day')
    on conflict on constraint attempt_pkey do update
      set full_at = greatest(a.full_at, clock_timestamp()) + step
      where greatest(a.full_at, clock_timestamp()) + step <= clock_timestamp() + span;
    if not found then
      -- Gives back what was taken so far. Nobody has seen it: the rows are locked until this statement ends.
      for taken in 1 .. n - 1 loop
        update attempt a set full_at = a.full_at - make_interval(secs => seconds[taken] / most[taken])
          where a.bucket = buckets[taken];
      end loop;
      return query select a.bucket, extract(epoch from a.full_at + step - span - clock_timestamp())::float8
        from attempt a where a.bucket = buckets[n];
      return;
    end if;
  end loop;
end $$;

create table search_word (
  catalogue text not null,
  word text not null,
  constraint search_word_pkey primary key (catalogue, word)
);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops);

-- How many published rows a catalogue has, so that a list's full count costs one look-up however long the list is.
create table catalogue_size (
  catalogue text not null,
  is_featured boolean not null,
  published bigint not null,
  constraint catalogue_size_pkey primary key (catalogue, is_featured)
);

-- When something limited was done lately, per account or address.
create table attempt (
  bucket text primary key,
  moments timestamptz[] not null default '{}'::timestamp with time zone[],
  forget_at timestamptz not null,
  -- Rate limits as token buckets (GCRA): instead of every moment, a row keeps the one at which its bucket is full again.
  -- `moments` stays for a copy of the app that still runs the version before.
  full_at timestamptz
) with (fillfactor=70);
create index attempt_forgotten on attempt (forget_at);

-- Keys that all copies of the app share and that no person needs to know.
create table app_secret (
  name text primary key,
  value bytea not null
);

-- Work that is done after the answer, at least once.
create table job (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  -- Of several with one key, only one waits.
  key text unique,
  run_at timestamptz not null default now(),
  attempts int not null default 0,
  last_error text,
  -- Set when it failed so often that somebody must look at it.
  given_up_at timestamptz,
  created_at timestamptz not null default now()
);
create index job_due on job (run_at, id) where (given_up_at is null);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id bigint not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  words text generated always as (regexp_replace(lower(((((((((' ' || action) || ' ') || subject_kind) || ' ') || subject_id) || ' ') || coalesce(before::text, '')) || ' ') || coalesce(after::text, '')), '[][{}":,]+', ' ', 'g')) stored not null
);
create index audit_log_at on audit_log (at, id);
create index audit_log_actor on audit_log (actor_id, at, id);
create index audit_log_deed on audit_log (actor_id, action, at, id);
create index audit_log_action on audit_log (action, at, id);
create index audit_log_subject on audit_log (subject_kind, subject_id, at, id);
create index audit_log_words on audit_log using gin (words gin_trgm_ops);
alter table audit_log alter column words set statistics 400;

-- An address that was shared stays good for ever: it leads to the thing's present one.
create table slug_history (
  catalogue text not null check (catalogue in ('campaign', 'product', 'course')),
  slug text not null,
  item_id bigint not null,
  created_at timestamptz not null default now(),
  constraint slug_history_pkey primary key (catalogue, slug)
);

-- Every picture and video that somebody uploaded for everybody, or for a course. What nothing names any more for a day is
-- swept away; a row that is held by whoever saves cannot be.
create table stored_file (
  -- A picture's folder below uploads/pictures, a video's name below uploads/videos.
  key text primary key,
  kind text not null check (kind in ('picture', 'video', 'document')),
  -- Unknown for those that were there before this table.
  bytes bigint,
  -- Nobody for the demo's.
  uploaded_by bigint,
  created_at timestamptz not null default now()
);
create index stored_file_age on stored_file (created_at);

create table job_run (
  name text primary key,
  last_at timestamptz not null,
  milliseconds int not null,
  done_on date not null,
  done_that_day int not null
);

create table mail_day (
  day date primary key,
  sent int not null default 0,
  failed int not null default 0,
  last_error text
);

-- Rendered pages are kept in memory by every copy of the app; this tells all of them to forget.
create function announce_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger append_only before delete or update on audit_log
  for each row execute function refuse_change();
create trigger no_truncate before truncate on audit_log
  for each statement execute function refuse_change();

call watch_content('slug_history');
