import type { Insertable } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export const keyOf = (reader: Reader, eventId: number) =>
  reader.selectFrom("event_key").selectAll().where("event_id", "=", eventId).executeTakeFirst();

export const insertKey = (reader: Reader, key: Insertable<Schema["event_key"]>) =>
  reader
    .insertInto("event_key")
    .values(key)
    .onConflict((clash) => clash.doNothing())
    .execute();

export const sealedKeys = (tx: Tx) =>
  tx.selectFrom("event_key").select(["event_id", "private_sealed"]).forUpdate().execute();

export const putSealedKey = (tx: Tx, eventId: number, private_sealed: Buffer) =>
  tx.updateTable("event_key").set({ private_sealed }).where("event_id", "=", eventId).execute();
