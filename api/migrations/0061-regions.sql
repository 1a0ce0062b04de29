-- Where people live and parcels go: the provinces, cities and districts of Indonesia by the codes of the home ministry, and
-- the addresses that members keep. From the npm package idn-area-data 4.0.1 (data under the Open Database License 1.0,
-- https://github.com/fityannugroho/idn-area-data); scripts/region-data.mjs made the list.

create table region (
  -- Two digits for a province, four for a city, six for a district.
  code text primary key check (code ~ '^(\d{2}){1,3}$'),
  name text not null,
  parent text references region,
  -- Its own name and those it lies in, as people search for them.
  words text not null
);
create index region_within on region (parent, name);
create index region_words on region using gin (words gin_trgm_ops);

create table address (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  label text not null,
  recipient text not null,
  phone text not null,
  region_code text not null references region check (length(region_code) = 6),
  postal_code text not null default '' check (postal_code ~ '^(\d{5})?$'),
  street text not null,
  note text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index address_of_member on address (member_id, id);
create unique index address_chosen on address (member_id) where is_default;

with listed as (
  select split_part(line, '|', 1) as code, split_part(line, '|', 2) as name
  from regexp_split_to_table($regions${{data/regions.csv.gz}}$regions$, E'\n') as line
)
insert into region (code, name, parent, words)
select r.code, r.name, p.code, ' ' || plain_words(concat_ws(' ', r.name, p.name, g.name))
from listed r
left join listed p on p.code = nullif(left(r.code, -2), '')
left join listed g on g.code = nullif(left(p.code, -2), '')
order by length(r.code), r.code;
