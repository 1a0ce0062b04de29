-- Who members are, how they prove it, and their sessions. Tokens are kept only as SHA-256 of themselves.

alter table member
  -- Set once the member has shown to read mail at this address: by a reset link or by Google.
  add column email_proven_at timestamptz,
  -- The row stays for the records of money that point to it, without anything that tells who it was.
  add column deleted_at timestamptz;

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
  primary key (member_id, role)
);

-- One per sign-in. Deleting it ends every token that came from it.
create table session (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member,
  signed_in_by text not null check (signed_in_by in ('password', 'google')),
  signed_in_at timestamptz not null default now(),
  ends_at timestamptz not null
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
  address_latitude double precision check (address_latitude between -90 and 90),
  address_longitude double precision check (address_longitude between -180 and 180),
  picture_key text,
  changed_at timestamptz not null default now()
);

-- When something limited was done lately, per account or address.
create table attempt (
  bucket text primary key,
  moments timestamptz[] not null,
  forget_at timestamptz not null
);
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
  attempts integer not null default 0,
  last_error text,
  -- Set when it failed so often that somebody must look at it.
  given_up_at timestamptz,
  created_at timestamptz not null default now()
);
create index job_due on job (run_at, id) where given_up_at is null;
