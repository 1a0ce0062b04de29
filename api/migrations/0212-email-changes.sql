-- Another e-mail address of a member: changed by the member, or proposed by staff and accepted by the new address.
create table email_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  old_email citext not null,
  new_email citext not null,
  created_at timestamptz not null default now(),
  -- Proposed by staff: null until the reader of the new address has accepted.
  changed_at timestamptz,
  undone_at timestamptz,
  accept_hash bytea unique,
  undo_hash bytea unique,
  check ((changed_at is null) = (undo_hash is null)),
  check (undone_at is null or changed_at is not null)
);
create index email_change_of_member on email_change (member_id);
create index email_change_old on email_change (old_email);
