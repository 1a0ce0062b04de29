import { DIGITAL_HOLD_DAYS } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Reader } from "../../../platform/database/database.ts";

/** The setting, or its default. */
export async function digitalHoldDays(reader: Reader): Promise<number> {
  const { rows } = await sql<{
    days: number;
  }>`select (value #>> '{}')::int as days from setting where key = 'digital_hold_days'`.execute(reader);
  return rows[0]?.days ?? DIGITAL_HOLD_DAYS;
}

export async function ordersToFree({ pool }: Database, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from shop_order where frees_at <= now() order by frees_at, id limit $1",
    [most],
  );
  return rows.map(({ id }) => id);
}
