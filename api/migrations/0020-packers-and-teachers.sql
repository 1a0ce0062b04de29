-- Two more roles, and which courses a teacher may change.
alter table staff_role drop constraint staff_role_role_check;
alter table staff_role add constraint staff_role_role_check
  check (role in ('administrator', 'bendahara', 'editor', 'packer', 'teacher'));

create table course_teacher (
  course_id bigint not null references course,
  member_id bigint not null references member,
  constraint course_teacher_pkey primary key (course_id, member_id)
);
create index course_teacher_of_member on course_teacher (member_id);
