import { LIST_MOST } from "@barakah/contract";
import type { Database } from "./database.ts";

export interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** One page of a prepared query. It selects `count(*) over () as total`; its last parameters are limit and offset. */
export async function preparedPage<Row extends object>(
  database: Database,
  { limit = LIST_MOST, offset = 0 }: Page,
  name: string,
  text: string,
  values: readonly unknown[],
) {
  const rows = await database.prepared<Row & { total: number }>(name, text, [...values, limit, offset]);
  return { rows, total: rows[0]?.total ?? 0 };
}
