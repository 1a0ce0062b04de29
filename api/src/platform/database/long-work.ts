import { sql } from "kysely";
import type { Tx } from "./database.ts";

/**
 * Lets a transaction stay open during slow work outside the database. The job's row stays locked, so no other copy of
 * the app starts the same job.
 */
export async function allowLongWork(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}
