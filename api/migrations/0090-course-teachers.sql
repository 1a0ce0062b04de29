-- Who teaches a course and what is learnt in it, a line for each thing; how long a material takes, and whether everybody
-- may read it; why an answer is right, told when the right answers are.
alter table course
  add column teacher_name text not null default '',
  add column teacher_title text not null default '',
  add column teacher_about text not null default '',
  add column outcomes text not null default '';

alter table course_material
  add column minutes integer check (minutes between 1 and 600),
  add column is_free boolean not null default false,
  add constraint quizzes_are_for_students check (not is_free or material_type <> 'quiz');

alter table quiz_question add column explanation text not null default '';
