-- The schema of academy as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

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
  search tsvector generated always as (search_document(title, description)) stored,
  version int not null default 1,
  changed_by bigint references member,
  changed_at timestamptz,
  publish_at timestamptz,
  teacher_name text not null default '',
  teacher_title text not null default '',
  teacher_about text not null default '',
  outcomes text not null default '',
  -- /api/courses/enrollments/ is an address of its own.
  constraint course_slug_free check (slug <> 'enrollments'),
  constraint course_check check (publish_at is null or status = 'draft')
);
create index course_newest on course (created_at desc, id desc) where (status = 'published');
create index course_featured on course (is_featured, created_at desc, id desc) where (status = 'published');
create index course_search on course using gin (search);
create index course_all on course (created_at desc, id desc);
create index course_by_status on course (status, created_at desc, id desc);
create index course_to_publish on course (publish_at) where (publish_at is not null);

create table course_material (
  id bigint generated always as identity primary key,
  course_id bigint not null references course on delete cascade,
  position int not null,
  title text not null,
  material_type text not null check (material_type in ('article', 'video', 'quiz')),
  content text not null default '',
  -- A page of a video site. It is shown only when the settings allow that site.
  video_url text,
  -- A file of our own below uploads/videos.
  video_key text,
  minutes int check (minutes between 1 and 600),
  is_free boolean not null default false,
  constraint course_material_course_id_position_key unique (course_id, "position"),
  constraint course_material_check check (material_type = 'video' or video_url is null and video_key is null),
  constraint quizzes_are_for_students check (not is_free or material_type <> 'quiz')
);

create table enrolment (
  id bigint generated always as identity primary key,
  course_id bigint not null references course,
  member_id bigint not null references member,
  status text not null check (status in ('pending', 'verified', 'rejected')),
  created_at timestamptz not null default now(),
  -- What the course cost when the member joined; 0 opened it at once. The books are examined by it.
  price bigint not null default 0 check (price >= 0),
  words text not null default '',
  constraint enrolment_course_id_member_id_key unique (course_id, member_id)
);
create index enrolment_verified on enrolment (course_id, created_at, id) where (status = 'verified');
create index enrolment_of_member on enrolment (member_id, created_at desc, id desc);
create index enrolment_newest on enrolment (created_at desc, id desc);
create index enrolment_by_status on enrolment (status, created_at desc, id desc);
create index enrolment_by_day on enrolment (created_at) where (status = 'verified');
create index enrolment_by_words on enrolment using gin (words gin_trgm_ops);
alter table enrolment alter column words set statistics 400;

-- A rejected proof is followed by another payment; the newest one counts.
create table enrolment_payment (
  id bigint generated always as identity primary key,
  payment_id uuid not null unique references payment,
  enrolment_id bigint not null references enrolment
);
create index enrolment_payment_newest on enrolment_payment (enrolment_id, id desc);

-- Apart from the material's content, which is sent as it is: the right option never leaves the server.
create table quiz_question (
  id bigint generated always as identity primary key,
  material_id bigint not null references course_material on delete cascade,
  position int not null,
  text text not null check (text <> ''),
  options jsonb not null check (jsonb_typeof(options) = 'array' and jsonb_array_length(options) >= 2),
  correct smallint not null,
  explanation text not null default '',
  constraint quiz_question_check check (correct >= 0 and correct < jsonb_array_length(options)),
  constraint quiz_question_material_id_position_key unique (material_id, "position")
);

create table material_progress (
  member_id bigint not null references member,
  material_id bigint not null references course_material on delete cascade,
  done_at timestamptz not null default now(),
  constraint material_progress_pkey primary key (member_id, material_id)
);

-- One row however often somebody tries.
create table quiz_result (
  member_id bigint not null references member,
  material_id bigint not null references course_material on delete cascade,
  attempts int not null default 1,
  best_score smallint not null check (best_score between 0 and 100),
  tried_at timestamptz not null default now(),
  constraint quiz_result_pkey primary key (member_id, material_id)
);

create table certificate (
  -- Random, so that it cannot be guessed: whoever has it may see what is on the certificate.
  number text primary key check (number ~ '^SRT-[0-9A-Z]{12}$'),
  enrolment_id bigint not null unique references enrolment,
  -- As it was when the course was completed. Null until the member has told their full name.
  name text check (name <> ''),
  issued_at timestamptz not null default now()
);

create table course_total (
  course_id bigint primary key references course on delete cascade,
  student_count bigint not null default 0 check (student_count >= 0)
);

create function write_enrolment_words() returns trigger language plpgsql as $$
begin
  new.words := (select words from member where id = new.member_id);
  return new;
end $$;

create function open_course_totals() returns trigger language plpgsql as $$
begin
  insert into course_total (course_id) select id from inserted;
  return null;
end $$;

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

call watch_catalogue('course');
create trigger open_totals after insert on course
  referencing new table as inserted for each statement execute function open_course_totals();

call watch_content('course_material');

call watch_content('enrolment');
create trigger write_words before insert on enrolment
  for each row execute function write_enrolment_words();
create trigger count_inserted after insert or delete on enrolment
  for each row execute function count_student();
create trigger count_changed after update of status on enrolment
  for each row when (old.status is distinct from new.status) execute function count_student();
