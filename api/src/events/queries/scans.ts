import type { CheckInKind, ScannedTicket } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { byIn, samePhone, sameStay } from "./scan-that-counts.ts";
import { EXTRAS } from "./ticket-pages.ts";
import { VOID_OR_UNPAID } from "./void-or-unpaid.ts";

export async function enteredTickets(reader: Reader, registrationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct c.ticket_id) as count from ticket t
    join check_in c on c.ticket_id = t.id and c.struck_at is null where t.registration_id = ${registrationId}`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

const scanIn = (scan: string) =>
  `'scan_id', ${scan}.scan_id, 'at', iso_instant(${scan}.at), 'by', coalesce(${byIn(scan)}, ''), 'device', ${scan}.device`;

const FIRST = `json_build_object(${scanIn("c")}, 'again', (select json_build_object(${scanIn("l")}) from check_in l
  where (l.at, l.id) > (c.at, c.id) and ${sameStay("c", "l")} and not ${samePhone("c", "l")} order by l.at desc, l.id desc limit 1)`;
/** The first scan of the last stay. */
const ENTERED = `(select (select ${FIRST}) from check_in c where ${sameStay("c", "e")} order by c.at, c.id limit 1) from check_in e
  where e.ticket_id = t.id and e.kind = 'enter' and e.struck_at is null order by e.at desc, e.id desc limit 1)`;
const LEFT = `(select case when c.kind = 'exit' then json_build_object(${scanIn("c")}) end from check_in c
  where c.ticket_id = t.id and c.kind in ('enter', 'exit') and c.struck_at is null order by c.at desc, c.id desc limit 1)`;

export type ListedTicket = Omit<ScannedTicket, "hash"> & { code: string };

/** Every ticket that may be shown at the door, with the scans that count. */
export const ticketsToScan = (database: Database, eventId: number) =>
  database.prepared<ListedTicket>(
    "scan-list",
    `select t.code, t.participant_name as name, y.name as type, ${EXTRAS} as extras, ${VOID_OR_UNPAID} as state,
       case when r.state = 'waiting_payment' then coalesce(p.amount, 0) else 0 end as due,
       ${ENTERED} as entered, ${LEFT} as left,
       (select coalesce(json_agg(one.done), '[]') from (select distinct on (c.session_id)
           ${FIRST}, 'session_id', c.session_id) as done
         from check_in c where c.ticket_id = t.id and c.session_id is not null and c.struck_at is null order by c.session_id, c.at, c.id) one) as done
     from ticket t join registration r on r.id = t.registration_id join event item on item.id = r.event_id
     join ticket_type y on y.id = t.ticket_type_id left join payment p on p.id = r.payment_id
     where r.event_id = $1 order by t.id`,
    [eventId],
  );

/** Events near this one whose tickets may be shown at the wrong door. */
export const otherEvents = (database: Database, eventId: number) =>
  database.prepared<{ id: number; title: string; starts_at: string; public_key: string }>(
    "scan-other-events",
    `select o.id, o.title, iso_instant(o.starts_at) as starts_at, k.public_key
     from event e join event o on o.id <> e.id and o.starts_at between e.starts_at - interval '60 days' and e.starts_at + interval '60 days'
     join event_key k on k.event_id = o.id where e.id = $1 order by abs(extract(epoch from o.starts_at - e.starts_at)) limit 50`,
    [eventId],
  );

export const sessionsOf = (reader: Reader, eventId: number) =>
  reader
    .selectFrom("event_session")
    .select(["id", "title", "handout", "starts_at", "ends_at"])
    .where("event_id", "=", eventId)
    .orderBy("starts_at")
    .orderBy("id")
    .execute();

export interface NewScan {
  ticket_id: number;
  session_id: number | null;
  kind: CheckInKind;
  at: string;
  scan_id: string;
  told_at?: string;
  offset_ms?: number | null;
  ordinal?: number | null;
  doubtful?: boolean;
  found?: "valid" | "unpaid" | "void";
  handed_over?: boolean;
}

export interface KnownTicket {
  id: number;
  code: string;
  name: string;
  type: string;
  state: "valid" | "unpaid" | "void";
  created_at: string;
}

export async function ticketsByCode(reader: Reader, eventId: number, codes: readonly string[]) {
  const { rows } = await sql<KnownTicket>`select t.id, t.code, t.participant_name as name, y.name as type,
      ${sql.raw(VOID_OR_UNPAID)} as state, t.created_at
    from ticket t join registration r on r.id = t.registration_id join ticket_type y on y.id = t.ticket_type_id
    where r.event_id = ${eventId} and t.code = any(${codes})`.execute(reader);
  return new Map(rows.map((ticket) => [ticket.code, ticket]));
}

/** Stores new scans; a scan that is stored already is not changed. */
export async function insertScans(
  tx: Tx,
  scans: readonly NewScan[],
  { device, by }: { device: string; by: number },
) {
  if (scans.length === 0) return;
  await sql`insert into check_in (ticket_id, session_id, kind, at, scan_id, device, by, told_at, offset_ms, ordinal, doubtful,
      found, handed_over)
    select s.ticket_id, s.session_id, s.kind, s.at, s.scan_id, ${device}, ${by}, s.told_at, s.offset_ms, s.ordinal,
      coalesce(s.doubtful, false), coalesce(s.found, 'valid'), coalesce(s.handed_over, false)
    from jsonb_to_recordset(${JSON.stringify(scans)}::jsonb)
      as s (ticket_id bigint, session_id bigint, kind text, at timestamptz, scan_id uuid, told_at timestamptz, offset_ms bigint,
        ordinal bigint, doubtful boolean, found text, handed_over boolean)
    on conflict (scan_id) do nothing`.execute(tx);
}

/** The time of the latest scan that this phone counted before this one. */
export async function lastScanBefore(
  reader: Reader,
  eventId: number,
  phone: { device: string; by: number },
  ordinal: number,
) {
  const { rows } = await sql<{ at: string | null }>`select max(c.at) as at from check_in c
    join ticket t on t.id = c.ticket_id join registration r on r.id = t.registration_id
    where r.event_id = ${eventId} and c.device = ${phone.device} and c.by = ${phone.by} and c.ordinal < ${ordinal}
      and not c.doubtful`.execute(reader);
  return rows[0]?.at ?? undefined;
}
