-- Every picture and video that somebody uploaded for everybody, or for a course. What nothing names any more for a day is
-- swept away; a row that is held by whoever saves cannot be.
create table stored_file (
  -- A picture's folder below uploads/pictures, a video's name below uploads/videos.
  key text primary key,
  kind text not null check (kind in ('picture', 'video')),
  -- Unknown for those that were there before this table.
  bytes bigint,
  -- Nobody for the demo's.
  uploaded_by bigint references member,
  created_at timestamptz not null default now()
);
create index stored_file_age on stored_file (created_at);

insert into stored_file (key, kind)
select key, 'picture' from (
  select picture as key from campaign
  union select picture from product
  union select picture from course
  union select picture from payout
  union select found[1] from (
    select description as html from campaign
    union all select description from product
    union all select description from course
    union all select description from campaign_update
    union all select content from course_material
    union all select story from payout
  ) texts, regexp_matches(html, '/media/([a-z0-9-]+)/', 'g') found
) named where key is not null
union all
select distinct video_key, 'video' from course_material where video_key is not null;
