-- The number that a member named as theirs: the newest change that was not undone holds. Without one, that of the last payment.
create table phone_change (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  old_phone text not null,
  new_phone text not null check (new_phone <> ''),
  changed_at timestamptz not null default now(),
  undone_at timestamptz,
  undo_hash bytea not null unique
);
comment on column phone_change.old_phone is 'Empty: no number was known.';
create index phone_change_of_member on phone_change (member_id);

create function phone_of_member(of_member bigint) returns text stable language sql as $$
  select coalesce(
    (select new_phone from phone_change where member_id = of_member and undone_at is null order by id desc limit 1),
    (select payer_phone from payment where member_id = of_member and payer_phone <> '' order by created_at desc limit 1),
    '')
$$;

-- A number that its member has replaced is the new one, wherever it was typed before.
create function phone_now(of_member bigint, typed text) returns text stable language sql as $$
  select case when exists (select from phone_change where member_id = of_member and undone_at is null
      and (old_phone = typed or phone_person(old_phone) = phone_person(typed)))
    then phone_of_member(of_member) else typed end
$$;
