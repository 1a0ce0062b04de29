-- The schema of backoffice as of version 1.0.0. Never rewritten: later changes are migrations.
-- Functions may name tables of later files, so their bodies are not checked.
set local check_function_bodies = off;

-- How far the first set-up has come. The step 'finish' ends it.
create table setup_step (
  step text primary key,
  state text not null check (state in ('done', 'skipped')),
  at timestamptz not null default now()
);

-- The six digits of the letter that proves that mail arrives, one for each administrator who tries.
create table setup_code (
  member_id bigint primary key references member on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null
);
