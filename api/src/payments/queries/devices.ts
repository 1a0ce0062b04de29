import { type Insertable, type Selectable, sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type Device = Selectable<Schema["notice_device"]>;

export const insertDevice = (reader: Reader, device: Insertable<Schema["notice_device"]>): Promise<Device> =>
  reader.insertInto("notice_device").values(device).returningAll().executeTakeFirstOrThrow();

export const deviceById = (reader: Reader, id: string): Promise<Device | undefined> =>
  reader.selectFrom("notice_device").selectAll().where("id", "=", id).executeTakeFirst();

/** At most every ten seconds: in a rush hundreds of versions of one row a minute would slow down everybody who reads it. */
export const noteHeard = (reader: Reader, id: string) =>
  reader
    .updateTable("notice_device")
    .set({ last_seen: sql<string>`now()` })
    .where("id", "=", id)
    .where(sql<boolean>`last_seen is null or last_seen < now() - interval '10 seconds'`)
    .execute();

/** The device of a merchant. */
export async function deviceFor(reader: Reader, nmid: string): Promise<Device | undefined> {
  const { rows } =
    await sql<Device>`select d.* from notice_device d join qris_merchant m on m.account = d.account
    where m.nmid = ${nmid} and m.ended_at is null and d.revoked_at is null
    order by d.last_seen desc nulls last limit 1`.execute(reader);
  return rows[0];
}

/** False if it was already revoked. */
export async function revokeDevice(reader: Reader, id: string, memberId: number): Promise<boolean> {
  const revoked = await reader
    .updateTable("notice_device")
    .set({ revoked_at: sql<string>`now()`, revoked_by: memberId })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return revoked.numUpdatedRows > 0n;
}
