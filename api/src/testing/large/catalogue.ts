import { NAME } from "./people.ts";
import {
  CAMPAIGNS,
  COURSES,
  chance,
  ENROLMENTS,
  EVENTS,
  MEMBERS,
  oneOf,
  PRODUCTS,
  REGISTRATIONS,
  TESTIMONIES,
} from "./sizes.ts";

const THINGS = "Sumur Masjid Sekolah Ambulans Jembatan Dapur Kebun Pustaka Klinik Asrama".split(" ");
const PLACES =
  "Sukamaju Cibeureum Karangsari Mekarjaya Tanjungsari Pasirwangi Banjarharja Wonorejo Sumberasih".split(" ");
const STATUS = `case when ${chance(11, 20)} = 0 then 'draft' when ${chance(12, 15)} = 0 then 'archived' else 'published' end`;
const TITLE = `${oneOf(THINGS, 13)} ' ' || ${oneOf(PLACES, 14)} || ' ' || n`.replace(" ' '", " || ' '");
const COMMON_COLUMNS = (name: string) =>
  `'${name}-' || n, ${TITLE}, '<p>Untuk ' || ${TITLE} || '.</p>', ${STATUS}, now() - n * interval '1 day'`;

const FIRST = "(select min(id) as first from member where username like 'jamaah%')";

/** Events, and registrations with one ticket each. Half of the tickets were scanned at the door. */
const EVENTS_HELD = [
  `insert into event (slug, title, state, starts_at, ends_at, created_at)
   select 'acara-' || n, ${TITLE}, case when n % 9 = 0 then 'draft' else 'published' end, now() + (n - 30) * interval '1 day',
     now() + (n - 30) * interval '1 day' + interval '2 hours', now() - n * interval '1 day' from generate_series(1, ${EVENTS}) n`,
  `insert into ticket_type (event_id, name, position) select id, 'Umum', 0 from event`,
  `insert into registration (event_id, code, buyer_name, buyer_phone, state, created_at, words)
   select first + n % ${EVENTS}, 'ACR-' || lpad(n::text, 12, '0'), ${NAME(5000)}, '0812' || n,
     case n % 20 when 0 then 'cancelled' when 1 then 'expired' else 'confirmed' end, now() - n * interval '5 minutes', ' acr-' || lpad(n::text, 12, '0') || ' ' || plain_words(${NAME(5000)}) || ' 0812' || n
   from generate_series(1, ${REGISTRATIONS}) n, (select min(id) as first from event) f`,
  `insert into ticket (registration_id, ticket_type_id, participant_name, code)
   select r.id, t.id, r.buyer_name, translate(lpad(r.id::text, 8, '0'), '01', 'AB')
   from registration r join ticket_type t on t.event_id = r.event_id`,
  `insert into check_in (ticket_id, kind, at, scan_id, device)
   select id, 'enter', now(), gen_random_uuid(), 'pintu ' || id % 3 from ticket where id % 2 = 0`,
];

export const CATALOGUE = [
  `insert into campaign (slug, title, description, status, created_at, category, target_amount, deadline)
   select ${COMMON_COLUMNS("kampanye")}, ${oneOf(["sosial", "infak", "zakat", "kesehatan"], 15)}, 1000000 * (n % 90 + 10),
     now() + (n % 200 - 100) * interval '1 day' from generate_series(1, ${CAMPAIGNS}) n`,
  `insert into product (slug, title, description, status, created_at, price, stock)
   select ${COMMON_COLUMNS("produk")}, 1000 * (n % 200 + 5), n % 90 from generate_series(1, ${PRODUCTS}) n`,
  `insert into course (slug, title, description, status, created_at, price)
   select ${COMMON_COLUMNS("kelas")}, 50000 * (n % 4) from generate_series(1, ${COURSES}) n`,
  `insert into course_material (course_id, position, title, material_type)
   select c.id, place, 'Materi ' || place, 'article' from course c, generate_series(1, 8) place`,
  `insert into testimony (product_id, customer, stars, description, hidden_at, created_at)
   select first + ${chance(16, PRODUCTS)}, ${NAME(4000)}, 1 + ${chance(17, 5)},
     'Barangnya ' || ${oneOf(["bagus", "harum", "segar", "rapi"], 18)} || ' dan cepat sampai.',
     case when ${chance(19, 100)} = 0 then now() end, now() - n * interval '1 hour'
   from generate_series(1, ${TESTIMONIES}) n, (select min(id) as first from product)`,
  // Each round through the members uses other courses, so that nobody joins a course twice.
  `insert into enrolment (course_id, member_id, status, price, created_at, words)
   select course + n % 13 + 13 * (n / ${MEMBERS}), m.id,
     case when n < 80 then 'pending' when ${chance(20, 40)} = 0 then 'rejected' else 'verified' end, 50000 * (n % 4),
     now() - n * interval '40 minutes', m.words
   from generate_series(0, ${ENROLMENTS - 1}) n, (select min(id) as course from course), ${FIRST},
   member m where m.id = first + (n * 7) % ${MEMBERS}`,
  `update course_total total set student_count = (select count(*) from enrolment e
     where e.course_id = total.course_id and e.status = 'verified')`,
  `insert into material_progress (member_id, material_id)
   select e.member_id, m.id from enrolment e join course_material m on m.course_id = e.course_id
   where e.status = 'verified' and m.position <= e.id % 5`,
  `insert into certificate (number, enrolment_id, name)
   select 'SRT-' || lpad(id::text, 12, '0'), id, 'Peserta' from enrolment where status = 'verified' and id % 6 = 0`,
  ...EVENTS_HELD,
];
