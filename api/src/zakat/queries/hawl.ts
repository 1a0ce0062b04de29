import type { HawlKind } from "@barakah/contract";
import type { Selectable } from "kysely";
import type { Reader } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredHawl = Selectable<Schema["hawl"]>;

export const hawlsOf = (reader: Reader, memberId: number): Promise<StoredHawl[]> =>
  reader.selectFrom("hawl").selectAll().where("member_id", "=", memberId).orderBy("due_on").execute();

/** A new start date resets the reminders. */
export const storeHawl = (reader: Reader, hawl: Omit<StoredHawl, "reminded_at">) =>
  reader
    .insertInto("hawl")
    .values(hawl)
    .onConflict((clash) =>
      clash.columns(["member_id", "kind"]).doUpdateSet({
        started_on: hawl.started_on,
        due_on: hawl.due_on,
        reminded_at: null,
      }),
    )
    .execute();

export async function deleteHawls(reader: Reader, memberId: number, kind?: HawlKind): Promise<boolean> {
  const { numDeletedRows } = await reader
    .deleteFrom("hawl")
    .where("member_id", "=", memberId)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as HawlKind))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
