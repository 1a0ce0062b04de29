import type { getBoard, ResponseOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";

type Board = ResponseOf<typeof getBoard>;

/** Scans with their place among those of the same ticket, kind and session: the first counts. */
const SCANS = `with tickets as (
    select t.id, t.participant_name as name, y.name as type, y.position, r.source from ticket t
    join registration r on r.id = t.registration_id join ticket_type y on y.id = t.ticket_type_id
    where r.event_id = $1 and r.state = 'confirmed' and t.state = 'valid'
  ), scans as (
    select c.*, row_number() over own as place, first_value(c.at) over own as first_at,
      first_value(c.device) over own as first_device
    from check_in c join ticket t on t.id = c.ticket_id join registration r on r.id = t.registration_id where r.event_id = $1
    window own as (partition by c.ticket_id, c.kind, c.session_id order by c.at, c.id)
  ), entered as (select * from scans where kind = 'enter' and place = 1)`;

export async function board(database: Database, eventId: number): Promise<Board> {
  const [found] = await database.prepared<Board>(
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
       (select coalesce(json_agg(json_build_object('device', device, 'by', coalesce(who, ''), 'scans', scans,
           'last_at', iso_instant(last_at)) order by device), '[]')
         from (select s.device, min(coalesce(nullif(m.full_name, ''), m.username::text)) as who, count(*) as scans,
             max(s.created_at) as last_at from scans s left join member m on m.id = s.by group by 1) one) as devices,
       (select coalesce(json_agg(json_build_object('at', iso_instant(at), 'name', name, 'type', type, 'device', device)
           order by at desc), '[]')
         from (select e.at, t.name, t.type, e.device from entered e join tickets t on t.id = e.ticket_id
           order by e.at desc limit 20) one) as latest,
       (select coalesce(json_agg(json_build_object('at', iso_instant(at), 'name', name, 'device', device,
           'first_at', iso_instant(first_at), 'first_device', first_device) order by at desc), '[]')
         from (select s.at, t.participant_name as name, s.device, s.first_at, s.first_device from scans s
           join ticket t on t.id = s.ticket_id where s.place > 1 order by s.at desc limit 50) one) as duplicates`,
    [eventId],
  );
  if (!found) throw new Error("the board has no row");
  return found;
}
