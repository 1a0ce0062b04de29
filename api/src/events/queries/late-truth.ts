import type { getBoard, getScanList, ResponseOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { samePhone, sameStay } from "./scan-that-counts.ts";

type Board = ResponseOf<typeof getBoard>;
type Twice = ResponseOf<typeof getScanList>["twice"][number];

const NAME = (member: string) =>
  `coalesce((select coalesce(nullif(m.full_name, ''), m.username::text) from member m where m.id = ${member}), '')`;
const TICKET = "join ticket t on t.id = c.ticket_id join registration r on r.id = t.registration_id";
const OF_EVENT = `${TICKET} where r.event_id = $1`;
const SCAN = `c.id as scan, c.scan_id, iso_instant(c.at) as at, t.participant_name as name, c.device, ${NAME("c.by")} as by`;
const MOST = 50;

/** One ticket by two phones. Two scans by the same phone do not count: its crew saw the first result. */
const DUPLICATES = `check_in c cross join lateral (select f.scan_id, f.at, f.device, f.by, f.id from check_in f
    where ${sameStay("f", "c")} order by f.at, f.id limit 1) first`;
const TWO_PHONES = `first.id <> c.id and c.struck_at is null and not ${samePhone("first", "c")}`;

export const scannedTwice = (database: Database, eventId: number) =>
  database.prepared<Twice>(
    "scans-twice",
    `select json_build_object('scan_id', first.scan_id, 'at', iso_instant(first.at), 'device', first.device,
         'by', ${NAME("first.by")}) as first,
       json_build_object('scan_id', c.scan_id, 'at', iso_instant(c.at), 'device', c.device, 'by', ${NAME("c.by")}) as later
     from ${DUPLICATES} ${OF_EVENT} and ${TWO_PHONES} order by c.at desc limit 500`,
    [eventId],
  );

/** Scans that arrived late and change a result, newest first. */
export async function lateTruth(database: Database, eventId: number) {
  const list = <Row extends object>(name: string, rows: string) =>
    database.prepared<Row>(`board-${name}`, rows, [eventId]);
  const [duplicates, ended, struck, doubtful, handed_over, refused] = await Promise.all([
    list<Board["duplicates"][number]>(
      "duplicates",
      `select ${SCAN}, iso_instant(first.at) as first_at, first.device as first_device, ${NAME("first.by")} as first_by
       from ${DUPLICATES} ${OF_EVENT} and ${TWO_PHONES} order by c.at desc limit ${MOST}`,
    ),
    list<Board["ended"][number]>(
      "ended",
      `select ${SCAN}, c.found, r.code as registration, r.refund_due, coalesce(p.amount, 0) as due,
         iso_instant(coalesce(t.ended_at, r.ended_at)) as ended_at
       from check_in c ${TICKET} left join payment p on p.id = r.payment_id where r.event_id = $1
         and c.kind = 'enter' and c.found <> 'valid' and c.struck_at is null and c.settled_at is null
         and (t.state = 'void' or r.state <> 'confirmed') order by c.at desc limit ${MOST}`,
    ),
    list<Board["struck"][number]>(
      "struck",
      `select ${SCAN}, iso_instant(c.struck_at) as struck_at, ${NAME("c.struck_by")} as struck_by, c.struck_reason as reason
       from check_in c ${OF_EVENT} and c.struck_at is not null order by c.struck_at desc limit ${MOST}`,
    ),
    list<Board["doubtful"][number]>(
      "doubtful",
      `select ${SCAN}, iso_instant(coalesce(c.told_at, c.at)) as told_at
       from check_in c ${OF_EVENT} and c.doubtful and c.struck_at is null order by c.at desc limit ${MOST}`,
    ),
    list<Board["handed_over"][number]>(
      "handed-over",
      `select c.device, ${NAME("c.by")} as by, count(*) as scans, iso_instant(max(c.created_at)) as at
       from check_in c ${OF_EVENT} and c.handed_over and c.struck_at is null group by c.device, c.by order by max(c.created_at) desc`,
    ),
    list<Board["refused"][number]>(
      "refused",
      `select f.id, iso_instant(f.at) as at, f.verdict, f.code, f.device, ${NAME("f.by")} as by from refused_scan f
       where f.event_id = $1 order by f.at desc, f.id desc limit ${MOST}`,
    ),
  ]);
  return { duplicates, ended, struck, doubtful, handed_over, refused };
}
