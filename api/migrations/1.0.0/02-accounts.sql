-- The schema of accounts as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

create function member_words(username citext, email citext, full_name text)
  returns text
  language sql
  immutable parallel safe strict as $$ select public.plain_words(username::text || ' ' || email::text || ' ' || full_name) $$;

-- Every payment has a page of its own. Whoever has its address sees the payment, guests too: so it is named by 144 random
-- bits, and never by the number that people read to one another.
create function new_page_key() returns text language sql as $$
  select translate(
    encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 18), 'base64'), '+/', '-_')
$$;

create table member (
  id bigint generated always as identity primary key,
  username citext not null unique check (length(username::text) >= 1 and length(username::text) <= 150),
  email citext not null unique,
  full_name text not null default '',
  created_at timestamptz not null default now(),
  -- Set once the member has shown to read mail at this address: by a reset link or by Google.
  email_proven_at timestamptz,
  -- The row stays for the records of money that point to it, without anything that tells who it was.
  deleted_at timestamptz,
  -- Since when the member may not sign in, and what they are told about it.
  suspended_at timestamptz,
  suspended_reason text not null default '',
  words text generated always as (' ' || member_words(username, email, full_name)) stored not null
);
create index member_newest on member (created_at desc, id desc) where (deleted_at is null);
create index member_suspended on member (created_at desc, id desc) where ((deleted_at is null) and (suspended_at is not null));
create index member_by_words on member using gin (words gin_trgm_ops) where (deleted_at is null);
alter table member alter column words set statistics 400;
alter table audit_log add constraint audit_log_actor_id_fkey foreign key (actor_id) references member(id);
alter table stored_file add constraint stored_file_uploaded_by_fkey foreign key (uploaded_by) references member(id);

create table member_password (
  member_id bigint primary key references member,
  hash text not null,
  changed_at timestamptz not null default now()
);

-- Known by Google's `sub` alone: an e-mail address can change hands.
create table google_identity (
  sub text primary key,
  member_id bigint not null unique references member,
  email text not null,
  linked_at timestamptz not null default now()
);

create table google_nonce (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index google_nonce_expiry on google_nonce (expires_at);

create table staff_role (
  member_id bigint not null references member,
  role text not null check (role in ('administrator', 'bendahara', 'editor')),
  granted_at timestamptz not null default now(),
  constraint staff_role_pkey primary key (member_id, role)
);

-- One per sign-in. Deleting it ends every token that came from it.
create table session (
  id uuid default gen_random_uuid() primary key,
  member_id bigint not null references member,
  signed_in_by text not null check (signed_in_by in ('password', 'google')),
  signed_in_at timestamptz not null default now(),
  ends_at timestamptz not null,
  device text not null default '',
  place text not null default '',
  -- Told by refreshing, which an open page does every quarter of an hour: no call writes for the sake of this.
  last_used_at timestamptz not null default now()
);
create index session_of_member on session (member_id);

create table access_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null
);
create index access_token_of_session on access_token (session_id);

-- Used ones are kept as long as their session lives: seeing one again means that it was stolen.
create table refresh_token (
  hash bytea primary key,
  session_id uuid not null references session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_of_session on refresh_token (session_id);

create table password_reset (
  token_hash bytea primary key,
  member_id bigint not null references member,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_reset_of_member on password_reset (member_id);

create table profile (
  member_id bigint primary key references member,
  gender text check (gender in ('l', 'p')),
  birth_date date,
  birth_place text,
  marital_status text check (marital_status in ('bn', 'n', 'd', 'j')),
  segment text check (segment in ('mahasiswa', 'pelajar', 'santri', 'karyawan', 'umum')),
  study_level text check (study_level in ('sd', 'smp', 'sma', 's1', 's2', 's3')),
  study_campus text,
  study_faculty text,
  study_department text,
  study_program text,
  study_semester smallint check (study_semester between 1 and 14),
  study_start_year smallint check (study_start_year between 1900 and 2100),
  study_finish_year smallint check (study_finish_year between 1900 and 2100),
  address text,
  -- The codes of these three are the contract's lists, which checks what comes in.
  job text,
  work_field text,
  address_province text,
  work_institution text,
  work_position text,
  work_salary bigint check (work_salary >= 0),
  address_latitude double precision
    check (((address_latitude >= ('-90'::integer)::double precision) and (address_latitude <= (90)::double precision))),
  address_longitude double precision
    check (((address_longitude >= ('-180'::integer)::double precision) and (address_longitude <= (180)::double precision))),
  picture_key text,
  changed_at timestamptz not null default now()
);

create table notification (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  title text not null,
  body text not null,
  link text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notification_of on notification (member_id, id desc);
create index notification_unread on notification (member_id, id desc) where (read_at is null);

create table two_step (
  member_id bigint constraint second_step_member_id_not_null not null primary key,
  secret bytea constraint second_step_secret_not_null not null,
  confirmed_at timestamptz,
  last_counter bigint constraint second_step_last_counter_not_null not null default 0,
  created_at timestamptz constraint second_step_created_at_not_null not null default now(),
  constraint second_step_member_id_fkey foreign key (member_id) references member(id)
);

create table recovery_code (
  member_id bigint not null references two_step on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  -- Codes from before have fifty bits and no salt; they work until they are renewed.
  salt bytea,
  constraint recovery_code_pkey primary key (member_id, hash)
);

-- When each member last signed in. Sessions end and are swept away; this stays, so that a staff account that nobody uses
-- any more is noticed.
create table last_sign_in (
  member_id bigint primary key references member,
  at timestamptz not null
);

-- Letters to addresses that nobody confirmed are few, and their reader can stop them. Only hashes: nobody can read the
-- addresses here. `key` is the secret in the link of each such letter; the counts are those of `day`.
create table mail_address (
  mailbox text primary key check (mailbox ~ '^[0-9a-f]{64}$'),
  key text not null default new_page_key() unique,
  day date not null,
  anyone int not null default 0,
  account int not null default 0,
  money int not null default 0,
  stopped_at timestamptz
);

create function tell_enrolments_of_member() returns trigger language plpgsql as $$
begin
  update enrolment set words = new.words where member_id = new.id;
  return null;
end $$;

create trigger tell_enrolments after update on member
  for each row when (old.words is distinct from new.words) execute function tell_enrolments_of_member();
create trigger announce_name after update on member
  for each row when (old.full_name is distinct from new.full_name or old.username is distinct from new.username) execute function announce_content();
