-- A role that waits for whoever opens the link. Only the digest of its secret is kept; the row goes once it is used, withdrawn or too old.
create table staff_invitation (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  -- For those who read the list: nobody checks it.
  name text not null,
  role text not null,
  invited_by bigint not null references member,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_invitation_by on staff_invitation (invited_by);
