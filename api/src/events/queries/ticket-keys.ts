import type { Insertable } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export const keyOf = (reader: Reader, eventId: number) =>
  reader.selectFrom("event_key").selectAll().where("event_id", "=", eventId).executeTakeFirst();

export const insertKey = (reader: Reader, key: Insertable<Schema["event_key"]>) =>
  reader
    .insertInto("event_key")
    .values(key)
    .onConflict((clash) => clash.doNothing())
    .execute();
