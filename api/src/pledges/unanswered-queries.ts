import { sql } from "kysely";
import type { Tx } from "../platform/database/database.ts";

/** Guests' pledges whose mail was not answered for a week. */
export const dropUnanswered = (tx: Tx) =>
  tx
    .deleteFrom("pledge")
    .where("state", "=", "asked")
    .where("created_at", "<", sql<string>`now() - interval '7 days'`)
    .execute();
