-- When each member last signed in. Sessions end and are swept away; this stays, so that a staff account that nobody uses
-- any more is noticed.
create table last_sign_in (
  member_id bigint primary key references member,
  at timestamptz not null
);
insert into last_sign_in (member_id, at) select member_id, max(signed_in_at) from session group by member_id;
