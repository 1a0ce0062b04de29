import { sql } from "kysely";
import type { Tx } from "./database.ts";

/**
 * Lets a transaction wait for work outside of the database, however long that takes: a job's row stays held meanwhile, so that
 * no other copy of the app begins the same.
 */
export async function allowLongWork(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}
