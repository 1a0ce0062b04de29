import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** What was sent to whom is deleted after so many days. */
export const KEPT_DAYS = 90;

export const sweepMessages = (tx: Tx) =>
  sql`delete from message where created_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(tx);
