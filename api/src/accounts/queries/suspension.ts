import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/** Why a member may not sign in; undefined when they may. */
export async function suspensionOf(database: Database, memberId: number): Promise<string | undefined> {
  const found = await database.kysely
    .selectFrom("member")
    .select("suspended_reason")
    .where("id", "=", memberId)
    .where("suspended_at", "is not", null)
    .executeTakeFirst();
  return found?.suspended_reason;
}

/** Leaves others free to write down who acted: two who act on each other would wait for ever. */
export const lockMember = (tx: Tx, memberId: number) =>
  tx
    .selectFrom("member")
    .select(["id", "suspended_at", "suspended_reason"])
    .where("id", "=", memberId)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** With a reason suspends, without one restores. */
export const setSuspension = (tx: Tx, memberId: number, reason: string | undefined) =>
  tx
    .updateTable("member")
    .set({ suspended_at: reason === undefined ? null : sql<string>`now()`, suspended_reason: reason ?? "" })
    .where("id", "=", memberId)
    .execute();
