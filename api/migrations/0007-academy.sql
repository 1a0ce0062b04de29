-- Enrolments and their payments, what members have learned, and the certificates for it.

-- /api/courses/enrollments/ is an address of its own.
alter table course add constraint course_slug_free check (slug <> 'enrollments');

-- What the course cost when the member joined; 0 opened it at once. The books are examined by it.
alter table enrolment add column price bigint not null default 0 check (price >= 0);
create index enrolment_of_member on enrolment (member_id, created_at desc, id desc);

-- A rejected proof is followed by another payment; the newest one counts.
create table enrolment_payment (
  id bigint generated always as identity primary key,
  payment_id uuid not null unique references payment,
  enrolment_id bigint not null references enrolment
);
create index enrolment_payment_newest on enrolment_payment (enrolment_id, id desc);

alter table course_material
  -- A page of a video site. It is shown only when the settings allow that site.
  add column video_url text,
  -- A file of our own below uploads/videos.
  add column video_key text,
  add check (material_type = 'video' or (video_url is null and video_key is null));

-- Apart from the material's content, which is sent as it is: the right option never leaves the server.
create table quiz_question (
  id bigint generated always as identity primary key,
  material_id bigint not null references course_material on delete cascade,
  position integer not null,
  text text not null check (text <> ''),
  options jsonb not null check (jsonb_typeof(options) = 'array' and jsonb_array_length(options) >= 2),
  correct smallint not null check (correct >= 0 and correct < jsonb_array_length(options)),
  unique (material_id, position)
);

create table material_progress (
  member_id bigint not null references member,
  material_id bigint not null references course_material on delete cascade,
  done_at timestamptz not null default now(),
  primary key (member_id, material_id)
);

-- One row however often somebody tries.
create table quiz_result (
  member_id bigint not null references member,
  material_id bigint not null references course_material on delete cascade,
  attempts integer not null default 1,
  best_score smallint not null check (best_score between 0 and 100),
  tried_at timestamptz not null default now(),
  primary key (member_id, material_id)
);

create table certificate (
  -- Random, so that it cannot be guessed: whoever has it may see what is on the certificate.
  number text primary key check (number ~ '^SRT-[0-9A-Z]{12}$'),
  enrolment_id bigint not null unique references enrolment,
  -- As it was when the course was completed. Null until the member has told their full name.
  name text check (name <> ''),
  issued_at timestamptz not null default now()
);
