import type { Broadcast, BroadcastReport } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredBroadcast = Selectable<Schema["broadcast"]>;

export const broadcastByKey = (on: Reader, key: string) =>
  on.selectFrom("broadcast").select("id").where("request_key", "=", key).executeTakeFirst();

/** Undefined if a concurrent call with the same key stored it first. */
export async function insertBroadcast(tx: Tx, broadcast: Insertable<Schema["broadcast"]>) {
  const inserted = await tx
    .insertInto("broadcast")
    .values(broadcast)
    .onConflict((clash) => clash.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export const lockBroadcast = (tx: Tx, id: number): Promise<StoredBroadcast | undefined> =>
  tx.selectFrom("broadcast").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const changeBroadcast = (
  tx: Tx,
  id: number,
  change: Partial<
    Pick<
      StoredBroadcast,
      "state" | "people" | "whatsapp_people" | "confirmed_by" | "ended_by" | "left_out" | "ended_at"
    >
  >,
) => tx.updateTable("broadcast").set(change).where("id", "=", id).execute();

/** People that the broadcasts of this month reach by WhatsApp. One that was stopped before its first message costs nothing. */
export async function whatsappThisMonth(on: Reader): Promise<number> {
  const { rows } = await sql<{
    people: number;
  }>`select coalesce(sum(whatsapp_people), 0)::int as people from broadcast
    where start_at >= date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'
      and (people = 0 or left_out < people)`.execute(on);
  return rows[0]?.people ?? 0;
}

/** Serialises broadcasts, so that the second sees what the first one costs. */
export const oneAtATime = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('costs of broadcasts'))`.execute(tx);

/** Takes the next recipients; each is returned once. */
export async function takeRecipients(tx: Tx, id: number, most: number) {
  const { rows } = await sql<{ member_id: number | null; email: string; phone: string; name: string }>`
    delete from broadcast_recipient where id in (select id from broadcast_recipient where broadcast_id = ${id}
      order by id limit ${most}) returning member_id, email, phone, name`.execute(tx);
  return rows;
}

export async function dropRecipients(tx: Tx, id: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("broadcast_recipient")
    .where("broadcast_id", "=", id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** With the broadcast's number after it. */
export const OF_NUMBER =
  "dedupe_key like 'broadcast %' and substring(dedupe_key from '^broadcast (\\d+) ') =";
const OF_BROADCAST = (id: number) => sql`${sql.raw(OF_NUMBER)} ${String(id)}`;

/** Of a person's messages in one channel, such as to two phones, the one that counts comes first. */
export const BEST_FIRST = "person, channel, state = 'sent' desc, state = 'failed' desc";

/** Messages that wait for their job or for staff. */
export const dropQueued = (tx: Tx, id: number) =>
  sql`update message set state = 'skipped', error = 'stopped' where ${OF_BROADCAST(id)} and state = 'queued'`.execute(
    tx,
  );

export async function resultsOf(on: Reader, id: number): Promise<BroadcastReport["results"]> {
  const { rows } = await sql<BroadcastReport["results"][number]>`select channel, state, count(*) as count
    from (select distinct on (person, channel) channel, state from message where ${OF_BROADCAST(id)}
      order by ${sql.raw(BEST_FIRST)}) told group by channel, state order by channel, state`.execute(on);
  return rows;
}

const NAME = (member: string) =>
  sql.raw(`coalesce(nullif(${member}.full_name, ''), ${member}.username::text)`);
const SUMMARY = sql`b.id, b.title, b.audience, b.audience_name, b.state, b.people, b.start_at, b.ended_at,
  (select count(*) from broadcast_recipient r where r.broadcast_id = b.id) as left,
  json_build_object('id', b.created_by, 'name', ${NAME("c")}) as created_by`;

export async function broadcasts(on: Reader): Promise<Broadcast[]> {
  const { rows } =
    await sql<Broadcast>`select ${SUMMARY} from broadcast b join member c on c.id = b.created_by
    order by b.id desc limit 30`.execute(on);
  return rows;
}

export async function broadcastById(on: Reader, id: number) {
  const { rows } = await sql<
    Omit<BroadcastReport, "results">
  >`select ${SUMMARY}, b.body, b.per_minute, b.left_out,
      ${NAME("s")} as confirmed_by, ${NAME("e")} as ended_by
    from broadcast b join member c on c.id = b.created_by left join member s on s.id = b.confirmed_by
    left join member e on e.id = b.ended_by where b.id = ${id}`.execute(on);
  return rows[0];
}
