import type { CrewMay, listCrewEvents, ResponseOf } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { EventRow } from "./staff-events.ts";

export type CrewedEvent = Pick<
  EventRow,
  "id" | "slug" | "title" | "starts_at" | "ends_at" | "state" | "price_kind" | "min_price"
> & {
  may: CrewMay | null;
};

export async function crewedEvent(reader: Reader, slug: string, memberId: number) {
  const { rows } =
    await sql<CrewedEvent>`select e.id, e.slug, e.title, e.starts_at, e.ends_at, e.state, e.price_kind,
      e.min_price, c.may
    from event e left join event_crew c on c.event_id = e.id and c.member_id = ${memberId}
    where e.id = coalesce((select id from event where slug = ${slug}),
      (select item_id from slug_history where catalogue = 'event' and slug = ${slug}))`.execute(reader);
  return rows[0];
}

/** The event whose crew this member is, unless the account is suspended or deleted. */
export async function activeCrew(reader: Reader, slug: string, memberId: number) {
  const event = await crewedEvent(reader, slug, memberId);
  if (!event?.may) return undefined;
  const member = await reader
    .selectFrom("member")
    .select("id")
    .where("id", "=", memberId)
    .where("suspended_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return member && event;
}

/** Events of the last month and the coming ones, nearest first. `all`: of staff, who may scan everywhere. */
export const eventsOfCrew = (database: Database, memberId: number, all: boolean) =>
  database.prepared<ResponseOf<typeof listCrewEvents>[number]>(
    "crew-events",
    `select e.slug, e.title, iso_instant(e.starts_at) as starts_at, iso_instant(e.ends_at) as ends_at, e.place,
       case when $2 then 'manage' else c.may end as may
     from event e left join event_crew c on c.event_id = e.id and c.member_id = $1
     where e.state in ('published', 'finished') and e.ends_at > now() - interval '30 days' and ($2 or c.may is not null)
     order by e.starts_at, e.id`,
    [memberId, all],
  );

export async function crewOf(reader: Reader, eventId: number) {
  return reader
    .selectFrom("event_crew")
    .innerJoin("member", "member.id", "event_crew.member_id")
    .select(["member_id", sql<string>`username::text`.as("username"), "full_name", "may"])
    .where("event_id", "=", eventId)
    .orderBy("username")
    .execute();
}

export async function memberByName(reader: Reader, username: string) {
  return reader
    .selectFrom("member")
    .select("id")
    .where("username", "=", username)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export async function putCrew(tx: Tx, event_id: number, member_id: number, may: "scan" | "manage" | null) {
  const was = await tx
    .deleteFrom("event_crew")
    .where("event_id", "=", event_id)
    .where("member_id", "=", member_id)
    .returning("member_id")
    .executeTakeFirst();
  if (may) {
    await tx.insertInto("event_crew").values({ event_id, member_id, may }).execute();
    await tx
      .deleteFrom("former_crew")
      .where("event_id", "=", event_id)
      .where("member_id", "=", member_id)
      .execute();
  } else if (was)
    await tx
      .insertInto("former_crew")
      .values({ event_id, member_id })
      .onConflict((clash) => clash.columns(["event_id", "member_id"]).doUpdateSet({ until: sql`now()` }))
      .execute();
}
