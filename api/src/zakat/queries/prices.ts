import type { MarketPrice } from "@barakah/contract";
import { type Insertable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export interface StoredPrice extends MarketPrice {
  entered_by: number;
  entered_by_name: string;
}

/** Per kind and region, the newest price in force on a day. */
export async function pricesOn(reader: Reader, day: string): Promise<StoredPrice[]> {
  const { rows } =
    await sql<StoredPrice>`select distinct on (p.kind, p.region) p.kind, p.region, p.price, p.source,
      p.valid_from, p.entered_by, coalesce(nullif(m.full_name, ''), m.username::text) as entered_by_name
    from market_price p join member m on m.id = p.entered_by where p.valid_from <= ${day}::date
    order by p.kind, p.region nulls first, p.valid_from desc, p.id desc`.execute(reader);
  return rows;
}

export const insertPrice = (tx: Tx, price: Insertable<Schema["market_price"]>) =>
  tx.insertInto("market_price").values(price).returning("id").executeTakeFirstOrThrow();
