import { NAME } from "../../../api/src/testing/large/people.ts";
import { chance } from "../../../api/src/testing/large/sizes.ts";
import { FREE_EVERY, type Sizes } from "../sizes.ts";

const HOLDS = "state in ('waiting_payment', 'confirmed')";
/** Letters and digits that nobody mistakes; unique, since it is the ticket's number. */
const CODE = "translate(upper(lpad(to_hex(268435456 + r.n * 2 + place), 8, '0')), '01', 'GH')";

const held = (kind: "bayar" | "gratis", price: number, count: number) =>
  `insert into event (slug, title, summary, state, price_kind, starts_at, ends_at, created_at)
   select 'malam-${kind}-' || n, 'Kajian Malam ' || n, 'Kajian menjelang sahur.', 'published', '${price > 0 ? "fixed" : "free"}',
     now() + (n - ${count} / 2) * interval '1 day', now() + (n - ${count} / 2) * interval '1 day' + interval '2 hours', now() - interval '3 years'
   from generate_series(1, ${count}) n order by n`;

export const eventsOf = ({ events }: Sizes) => [
  held("bayar", 50_000, events),
  held("gratis", 0, events),
  `insert into ticket_type (event_id, name, price, position)
   select id, 'Umum', case price_kind when 'fixed' then 50000 else 0 end, 0 from event where slug like 'malam-%'`,
];

/** Registrations with two tickets each; most are paid. Half of the tickets of past events have come. */
export const registrationsOf = ({ payments, members, events }: Sizes) => [
  `create unlogged table night_registration as
   select l.last + row_number() over (order by at, n) as id, r.* from (
     select n, id as payment, split_part(account, ':', 2)::bigint as event, member, name, phone, amount as total, 50000 as price, created_at as at,
       case status when 'verified' then 'confirmed' when 'pending' then 'waiting_payment' when 'expired' then 'expired' else 'cancelled' end as state
     from night_payment where kind = 'event'
     union all
     select n, null, first + n % ${events}, m.least + ${chance(71, members)}, ${NAME(5000)}, '08' || lpad(n::text, 10, '1'), 0, 0,
       now() - interval '1 hour' - (n - ${payments}) * (interval '3 years' / ${Math.floor(payments / FREE_EVERY)}), 'confirmed'
     from (select ${payments} + generate_series(1, ${Math.floor(payments / FREE_EVERY)}) as n) free,
       (select min(id) as first from event where slug like 'malam-gratis-%') e,
       (select min(id) as least from member where username like 'malam%') m) r,
   (select coalesce(max(id), 0) as last from registration) l`,
  `create unlogged table night_ticket as
   select r.*, place, ${CODE} as code from night_registration r, generate_series(0, 1) place`,
  `insert into registration (id, event_id, code, page_key, buyer_name, buyer_phone, member_id, payment_id, state, total, created_at, words)
     overriding system value
   select r.id, event, 'ACR-' || upper(left(md5('night registration ' || n), 12)), left(md5('night tickets ' || n), 24), name, phone, member, payment, state, total, at,
     lower(' acr-' || left(md5('night registration ' || n), 12) || ' ' || plain_words(name) || ' ' || phone || ' '
       || plain_words(name) || ' ' || c.codes)
   from night_registration r, lateral (select string_agg(${CODE}, ' ') as codes from generate_series(0, 1) place) c order by r.id`,
  `insert into ticket (registration_id, ticket_type_id, participant_name, price, code, page_key, state, created_at)
   select t.id, y.id, t.name, t.price, code, left(md5('night ticket ' || t.n || ' ' || place), 24), case when ${HOLDS} then 'valid' else 'void' end, at
   from night_ticket t join ticket_type y on y.event_id = t.event order by t.id, place`,
  `insert into check_in (ticket_id, kind, at, scan_id, device)
   select t.id, 'enter', e.starts_at, md5('night scan ' || t.id)::uuid, 'pintu ' || t.id % 3
   from ticket t join registration r on r.id = t.registration_id join event e on e.id = r.event_id
   where e.slug like 'malam-%' and e.starts_at < now() and t.state = 'valid' and t.id % 2 = 0`,
  `update event e set taken = counted.tickets from (select event, count(*) as tickets from night_ticket where ${HOLDS} group by 1) counted
   where counted.event = e.id`,
  "update ticket_type y set taken = e.taken from event e where e.id = y.event_id and e.slug like 'malam-%'",
];
