import type { getBoard, ResponseOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { phonesOf } from "./door-log.ts";
import { lateTruth } from "./late-truth.ts";

type Board = ResponseOf<typeof getBoard>;

/** Scans that count, with their place among those of the same ticket, kind and session: the first is the arrival. */
const SCANS = `with tickets as (
    select t.id, t.participant_name as name, y.name as type, y.position, r.source from ticket t
    join registration r on r.id = t.registration_id join ticket_type y on y.id = t.ticket_type_id
    where r.event_id = $1 and r.state = 'confirmed' and t.state = 'valid'
  ), scans as (
    select c.*, row_number() over (partition by c.ticket_id, c.kind, c.session_id order by c.at, c.id) as place
    from check_in c join ticket t on t.id = c.ticket_id join registration r on r.id = t.registration_id
    where r.event_id = $1 and c.struck_at is null
  ), entered as (select * from scans where kind = 'enter' and place = 1),
  turned as (select distinct on (ticket_id) ticket_id, kind from scans where kind in ('enter', 'exit')
    order by ticket_id, at desc, id desc)`;

/** A scan that arrives later than this was made without a signal. */
const LATE = "interval '2 minutes'";

type Figures = Omit<Board, "devices" | keyof Awaited<ReturnType<typeof lateTruth>>>;

export async function board(database: Database, eventId: number): Promise<Board> {
  const [[found], devices, late] = await Promise.all([
    figures(database, eventId),
    phonesOf(database, eventId),
    lateTruth(database, eventId),
  ]);
  if (!found) throw new Error("the board has no row");
  return { ...found, devices, ...late };
}

const figures = (database: Database, eventId: number) =>
  database.prepared<Figures>(
    "event-board",
    `${SCANS}
     select (select count(*) from entered join tickets t on t.id = entered.ticket_id) as entered,
       (select count(*) from tickets) as tickets, (select count(*) from tickets where source = 'door') as door_sales,
       (select coalesce(json_agg(json_build_object('name', type, 'entered', entered, 'tickets', tickets) order by place), '[]')
         from (select t.type, min(t.position) as place, count(e.id) as entered, count(*) as tickets
           from tickets t left join entered e on e.ticket_id = t.id group by t.type) one) as types,
       (select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'handout', s.handout,
           'count', (select count(*) from scans where session_id = s.id and place = 1)) order by s.starts_at nulls last, s.id), '[]')
         from event_session s where s.event_id = $1) as sessions,
       (select coalesce(json_agg(json_build_object('at', iso_instant(at), 'count', count) order by at), '[]')
         from (select date_bin('5 minutes', at, 'epoch') as at, count(*) as count from entered group by 1) one) as arrivals,
       (select count(*) from turned join tickets t on t.id = turned.ticket_id where kind = 'enter') as inside,
       (select count(*) from turned join tickets t on t.id = turned.ticket_id where kind = 'exit') as outside,
       (select coalesce(json_agg(json_build_object('scan', id, 'at', iso_instant(at), 'name', name, 'type', type, 'device', device,
           'by', coalesce(who, ''), 'late', created_at > at + ${LATE}) order by at desc), '[]')
         from (select e.*, t.name, t.type, coalesce(nullif(m.full_name, ''), m.username::text) as who from entered e
           join tickets t on t.id = e.ticket_id left join member m on m.id = e.by order by e.at desc limit 20) one) as latest`,
    [eventId],
  );
