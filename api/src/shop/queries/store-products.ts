import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** Takes a store's products off sale until it opens again. Orders that were placed stay as they are. */
export const withholdProducts = (tx: Tx, storeId: number) =>
  sql`update product set status = 'draft', withheld = true where store_id = ${storeId} and status = 'published'`.execute(
    tx,
  );
