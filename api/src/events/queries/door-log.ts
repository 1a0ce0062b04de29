import type { BodyOf, getBoard, ResponseOf, sendScans } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";

export interface Phone {
  device: string;
  by: number;
}

export interface NewRefusal {
  scan_id: string;
  verdict: BodyOf<typeof sendScans>["refused"][number]["verdict"] | "late";
  code: string;
  at: string;
}

/** Who was sent away at the door, and what could not be counted: each once. */
export async function insertRefused(
  tx: Tx,
  eventId: number,
  refused: readonly NewRefusal[],
  { device, by }: Phone,
) {
  if (refused.length === 0) return;
  await tx
    .insertInto("refused_scan")
    .values(refused.map((one) => ({ ...one, event_id: eventId, device, by })))
    .onConflict((clash) => clash.column("scan_id").doNothing())
    .execute();
}

export async function notePhone(
  tx: Tx,
  eventId: number,
  { device, by }: Phone,
  told: { waiting: number; list_at: string | null },
) {
  await tx
    .insertInto("scanner_phone")
    .values({ event_id: eventId, device, by, ...told })
    .onConflict((clash) =>
      clash.columns(["event_id", "device", "by"]).doUpdateSet({
        waiting: told.waiting,
        heard_at: sql`now()`,
        list_at: sql`coalesce(excluded.list_at, scanner_phone.list_at)`,
      }),
    )
    .execute();
}

/** The phones that scanned or were heard, with what they still hold. */
export const phonesOf = (database: Database, eventId: number) =>
  database.prepared<ResponseOf<typeof getBoard>["devices"][number]>(
    "board-phones",
    `select coalesce(s.device, p.device) as device, coalesce(nullif(m.full_name, ''), m.username::text, '') as by,
       coalesce(s.scans, 0) as scans, iso_instant(greatest(s.last_at, p.heard_at)) as last_at, coalesce(p.waiting, 0) as waiting,
       iso_instant(p.list_at) as list_at
     from (select c.device, c.by, count(*) as scans, max(c.created_at) as last_at from check_in c
         join ticket t on t.id = c.ticket_id join registration r on r.id = t.registration_id
         where r.event_id = $1 group by c.device, c.by) s
       full join (select * from scanner_phone where event_id = $1) p on p.device = s.device and p.by = s.by
       left join member m on m.id = coalesce(s.by, p.by)
     order by coalesce(p.waiting, 0) desc, 1, 2`,
    [eventId],
  );

const ofEvent = (
  eventId: number,
) => sql`exists (select from ticket t join registration r on r.id = t.registration_id
  where t.id = check_in.ticket_id and r.event_id = ${eventId})`;

/** Whether each was struck. Crew take back what they scanned, for half an hour; staff decide about the rest. */
export async function strikeOwn(
  tx: Tx,
  eventId: number,
  undone: readonly { scan_id: string; at: string; reason: string }[],
  by: number,
  minutes: number,
): Promise<{ scan_id: string; done: boolean }[]> {
  if (undone.length === 0) return [];
  const asked = sql`jsonb_to_recordset(${JSON.stringify(undone)}::jsonb) as u (scan_id uuid, at timestamptz, reason text)`;
  await sql`update check_in set struck_at = greatest(u.at, check_in.at), struck_by = ${by}, struck_reason = u.reason
    from ${asked} where check_in.scan_id = u.scan_id and check_in.struck_at is null and ${ofEvent(eventId)} and check_in.by = ${by}
      and u.at <= check_in.at + make_interval(mins => ${minutes})`.execute(tx);
  const { rows } = await sql<{
    scan_id: string;
    done: boolean;
  }>`select u.scan_id, c.id is null or c.struck_at is not null as done
    from ${asked} left join check_in c on c.scan_id = u.scan_id`.execute(tx);
  return rows;
}

interface Fate {
  act: "strike" | "restore" | "keep";
  reason: string;
}

/** Undefined where the event has no such scan. */
export async function decideScan(tx: Tx, eventId: number, scan: number, { act, reason }: Fate, by: number) {
  const change = {
    strike: { struck_at: sql<string>`coalesce(struck_at, now())`, struck_by: by, struck_reason: reason },
    restore: { struck_at: null, struck_by: null, struck_reason: "" },
    keep: { settled_at: sql<string>`now()`, settled_by: by },
  }[act];
  return tx
    .updateTable("check_in")
    .set(change)
    .where("id", "=", scan)
    .where(sql<boolean>`${ofEvent(eventId)}`)
    .returning("scan_id")
    .executeTakeFirst();
}

/** Until when a former member of the crew belonged to it. Their phone may know the event by an older address. */
export async function formerCrew(reader: Reader, slug: string, memberId: number) {
  return reader
    .selectFrom("former_crew")
    .innerJoin("event", "event.id", "former_crew.event_id")
    .select(["event.id", "event.starts_at", "former_crew.until"])
    .where(
      "event.id",
      "=",
      sql<number>`coalesce((select id from event where slug = ${slug}),
        (select item_id from slug_history where catalogue = 'event' and slug = ${slug}))`,
    )
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}
