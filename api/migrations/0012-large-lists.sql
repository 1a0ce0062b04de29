-- Lists of the back office that stay quick with many rows. Whatever a list is searched by stands in one column, `words`, in
-- which each word follows a blank: the database knows how common a word is there, and takes the trigrams for rare ones and
-- walks from the newest for common ones.

-- ── Payments ──────────────────────────────────────────────────────────────────────────────────────────────────────
create function payment_words(reference text, amount bigint, payer_name text, payer_phone text, claims text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(' ' || reference || ' ' || amount || ' ' || public.plain_words(payer_name) || ' '
    || public.phone_digits(payer_phone) || claims) $$;

alter table payment
  add column words text not null default '',
  -- A proof was sent, be it right or wrong.
  add column claimed boolean not null default false;
alter table payment alter column words set statistics 400;

create function write_payment_words() returns trigger language plpgsql as $$
declare
  claims text;
begin
  select string_agg(' ' || plain_words(account_name) || ' ' || phone_digits(source_account), '' order by id) into claims
    from transfer_claim where payment_id = new.id;
  new.claimed := claims is not null;
  new.words := payment_words(new.reference, new.amount, new.payer_name, new.payer_phone, coalesce(claims, ''));
  return new;
end $$;
create trigger write_words before insert or update of amount, payer_name, payer_phone, words on payment
  for each row execute function write_payment_words();

create function tell_payment_of_claim() returns trigger language plpgsql as $$
begin
  update payment set words = words where id = new.payment_id;
  return null;
end $$;
create trigger tell_payment after insert or update of source_account, account_name on transfer_claim
  for each row execute function tell_payment_of_claim();

update payment set words = words;
create index payment_by_words on payment using gin (words gin_trgm_ops);
drop index payment_by_name, payment_by_amount, transfer_claim_by_name;

create index payment_queue on payment (kind, created_at desc, id desc) where status = 'pending' and claimed;
create index payment_of_kind on payment (kind, created_at desc, id desc);
create index payment_by_method on payment (method, claimed, created_at desc, id desc);
create index payment_by_code on payment ((amount % 1000), created_at desc, id desc);

-- ── Orders ────────────────────────────────────────────────────────────────────────────────────────────────────────
alter table shop_order add column words text not null default '';
alter table shop_order alter column words set statistics 400;

create function order_words(payment payment) returns text
  language sql immutable strict parallel safe
  as $$ select lower(' ' || payment.reference || ' ' || public.plain_words(payment.payer_name)) $$;

create function write_order_words() returns trigger language plpgsql as $$
begin
  new.words := (select order_words(p) from payment p where p.id = new.payment_id);
  return new;
end $$;
create trigger write_words before insert on shop_order for each row execute function write_order_words();

create function tell_order_of_buyer() returns trigger language plpgsql as $$
begin
  update shop_order set words = order_words(new) where payment_id = new.id;
  return null;
end $$;
create trigger tell_order after update of payer_name on payment
  for each row when (new.kind = 'order') execute function tell_order_of_buyer();

update shop_order o set words = order_words(p) from payment p where p.id = o.payment_id;
create index shop_order_by_words on shop_order using gin (words gin_trgm_ops);

-- ── Members, their enrolments, their testimonies ──────────────────────────────────────────────────────────────────
drop index member_by_words;
alter table member add column words text not null
  generated always as (' ' || member_words(username, email, full_name)) stored;
alter table member alter column words set statistics 400;
create index member_by_words on member using gin (words gin_trgm_ops) where deleted_at is null;

alter table enrolment add column words text not null default '';
alter table enrolment alter column words set statistics 400;

create function write_enrolment_words() returns trigger language plpgsql as $$
begin
  new.words := (select words from member where id = new.member_id);
  return new;
end $$;
create trigger write_words before insert on enrolment for each row execute function write_enrolment_words();

create function tell_enrolments_of_member() returns trigger language plpgsql as $$
begin
  update enrolment set words = new.words where member_id = new.id;
  return null;
end $$;
create trigger tell_enrolments after update on member
  for each row when (old.words is distinct from new.words) execute function tell_enrolments_of_member();

update enrolment e set words = m.words from member m where m.id = e.member_id;
create index enrolment_by_words on enrolment using gin (words gin_trgm_ops);

alter table testimony add column words text not null
  generated always as (' ' || plain_words(customer || ' ' || description)) stored;
create index testimony_by_words on testimony using gin (words gin_trgm_ops);
create index testimony_hidden on testimony (created_at desc, id desc) where hidden_at is not null;

-- ── How many take part in a course: counted once, not at every look at the list ───────────────────────────────────
create table course_total (
  course_id bigint primary key references course on delete cascade,
  student_count bigint not null default 0 check (student_count >= 0)
);
insert into course_total (course_id, student_count)
  select c.id, count(e.id) from course c left join enrolment e on e.course_id = c.id and e.status = 'verified' group by c.id;

create function open_course_totals() returns trigger language plpgsql as $$
begin
  insert into course_total (course_id) select id from inserted;
  return null;
end $$;
create trigger open_totals after insert on course referencing new table as inserted
  for each statement execute function open_course_totals();

create function count_student() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'verified' then
    update course_total set student_count = student_count - 1 where course_id = old.course_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'verified' then
    update course_total set student_count = student_count + 1 where course_id = new.course_id;
  end if;
  return null;
end $$;
create trigger count_inserted after insert or delete on enrolment for each row execute function count_student();
create trigger count_changed after update of status on enrolment
  for each row when (old.status is distinct from new.status) execute function count_student();

-- ── Who did what, newest first by whatever it is asked ────────────────────────────────────────────────────────────
drop index audit_log_actor, audit_log_action, audit_log_subject;
create index audit_log_actor on audit_log (actor_id, at, id);
create index audit_log_deed on audit_log (actor_id, action, at, id);
create index audit_log_action on audit_log (action, at, id);
create index audit_log_subject on audit_log (subject_kind, subject_id, at, id);
-- Without the signs of JSON, so that here too each word follows a blank.
alter table audit_log drop column words;
alter table audit_log add column words text not null generated always as (
  regexp_replace(lower(' ' || action || ' ' || subject_kind || ' ' || subject_id || ' ' || coalesce(before::text, '') || ' '
    || coalesce(after::text, '')), '[][{}":,]+', ' ', 'g')) stored;
alter table audit_log alter column words set statistics 400;
create index audit_log_words on audit_log using gin (words gin_trgm_ops);

drop index notification_unread;
create index notification_unread on notification (member_id, id desc) where read_at is null;

-- ── Lines of bank statements ──────────────────────────────────────────────────────────────────────────────────────
drop index statement_line_words;
alter table statement_line add column words text not null
  generated always as (' ' || amount || ' ' || plain_words(description)) stored;
create index statement_line_words on statement_line using gin (words gin_trgm_ops);

-- ── The dashboard ─────────────────────────────────────────────────────────────────────────────────────────────────
create index donation_by_day on donation (verified_at) include (campaign_id, amount, refunded_amount)
  where verified_at is not null;
