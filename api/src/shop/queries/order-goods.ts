import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

/** SQL: 'Kopi Gayo dan 2 lainnya', the goods of the order `o`. Buyers recognise them more easily than its number. */
export const GOODS_SQL = `(select min(l.product_name) filter (where l.place = 1)
      || case when count(*) > 1 then ' dan ' || count(*) - 1 || ' lainnya' else '' end
    from (select product_name, row_number() over (order by id) as place from order_line where order_id = o.id) l)`;

export async function goodsOf(reader: Reader, orderId: string): Promise<string> {
  const { goods } = await reader
    .selectFrom("shop_order as o")
    .select(sql<string>`${sql.raw(GOODS_SQL)}`.as("goods"))
    .where("o.id", "=", orderId)
    .executeTakeFirstOrThrow();
  return goods;
}
