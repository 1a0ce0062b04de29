-- A role that decides about money takes effect some days after it was given, so that those who hold one can stop it.
create table role_wait (
  member_id bigint not null references member,
  role text not null,
  granted_by bigint not null references member,
  created_at timestamptz not null default now(),
  takes_effect_at timestamptz not null,
  constraint role_wait_pkey primary key (member_id, role)
);
create index role_wait_due on role_wait (takes_effect_at);
