import { DOWNLOADS_A_DAY, type Download } from "@barakah/contract";
import { sql } from "kysely";
import { THUMBNAIL_URL } from "../../../platform/catalogue/published-list.ts";
import type { Database, Reader, Tx } from "../../../platform/database/database.ts";
import { type Page, preparedPage } from "../../../platform/database/prepared-page.ts";
import { amountDue } from "../../queries/order-list.ts";
import { fileOf } from "../../queries/staff-products.ts";

/** The first download of an order. */
export const openedAt = (order: string) => `(select iso_instant(min(d.created_at)) from download d
  join order_line l on l.id = d.order_line_id where l.order_id = ${order})`;

const LEFT = `greatest(0, ${DOWNLOADS_A_DAY} - (select count(*) from download d
  where d.order_line_id = l.id and d.created_at > now() - interval '24 hours'))::int`;

/** Paid downloads that were not refunded. */
const BOUGHT = `from shop_order o join payment p on p.id = o.payment_id join order_line l on l.order_id = o.id
  join product item on item.id = l.product_id
  where o.digital and o.status = 'finished' and o.refunded < ${amountDue("o")}`;

export type OwnDownload = Omit<Download, "address">;

export const downloadsOf = (database: Database, memberId: number, page: Page) =>
  preparedPage<OwnDownload>(
    database,
    page,
    "downloads-of",
    `select l.id, order_number(p.reference, o.part) as order_number, l.product_name, ${THUMBNAIL_URL} as thumbnail,
       (select s.name from store s where s.id = o.store_id) as store, ${fileOf("l")} as file, ${LEFT} as left,
       ${openedAt("o.id")} as opened_at, count(*) over () as total
     ${BOUGHT} and o.member_id = $1 order by o.created_at desc, l.id limit $2 offset $3`,
    [memberId],
  );

export interface Bought {
  payment_id: string;
  file_key: string;
  name: string;
  left: number;
  /** What is printed on each page: the buyer's name from the payment, and the order number. */
  buyer: string;
  order_number: string;
}

/** Undefined if it was refunded. */
export async function boughtFile(reader: Reader, lineId: number): Promise<Bought | undefined> {
  const { rows } = await sql<Bought>`select o.payment_id, f.file_key, f.name, ${sql.raw(LEFT)} as left,
      p.payer_name as buyer, order_number(p.reference, o.part) as order_number
    from (select l.id, l.order_id, l.digital_file_id ${sql.raw(BOUGHT)} and l.id = ${lineId}) l
    join shop_order o on o.id = l.order_id join payment p on p.id = o.payment_id
    join digital_file f on f.id = l.digital_file_id`.execute(reader);
  return rows[0];
}

export const insertDownload = (tx: Tx, order_line_id: number) =>
  tx.insertInto("download").values({ order_line_id }).execute();

/** The orders of a payment of which something was downloaded. */
export async function openedOrders(reader: Reader, paymentId: string): Promise<Set<string>> {
  const rows = await reader
    .selectFrom("download as d")
    .innerJoin("order_line as l", "l.id", "d.order_line_id")
    .innerJoin("shop_order as o", "o.id", "l.order_id")
    .select("o.id")
    .where("o.payment_id", "=", paymentId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** When a member downloaded what. */
export const downloadTimes = (reader: Reader, memberId: number) =>
  reader
    .selectFrom("download as d")
    .innerJoin("order_line as l", "l.id", "d.order_line_id")
    .innerJoin("shop_order as o", "o.id", "l.order_id")
    .select(["l.product_name", "d.created_at"])
    .where("o.member_id", "=", memberId)
    .orderBy("d.id")
    .execute();
