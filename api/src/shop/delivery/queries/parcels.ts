import {
  LIST_MOST,
  type listParcels,
  type Parcel,
  type QueryOf,
  type StaffComplaint,
} from "@barakah/contract";
import type { Database } from "../../../platform/database/database.ts";
import { dayBegins, TODAY } from "../../../platform/jakarta-day.ts";
import { type StaffFilter, staffList } from "../../../platform/staff-list/staff-list.ts";
import { caseOf, shipmentJson } from "../../queries/order-list.ts";
import { storeName } from "../../queries/stores.ts";

const COLUMNS = `order_number(p.reference, o.part) as order_number, o.created_at, p.payer_name as customer_name, o.note, ${storeName("o")} as store, again.id is not null as replaces,
  (select json_agg(json_build_object('product_name', l.product_name, 'quantity', coalesce(r.quantity, l.quantity)) order by l.id)
    from order_line l left join replacement_line r on r.replacement_id = again.id and r.product_id = l.product_id
    where l.order_id = o.id and (again.id is null or r.quantity is not null)) as items,
  exists (select from order_line l join product on product.id = l.product_id and product.fragile
    where l.order_id = o.id and (again.id is null
      or exists (select from replacement_line r where r.replacement_id = again.id and r.product_id = l.product_id))) as fragile, ${shipmentJson("o.id")} as shipment`;
/** An unsent replacement of the order. */
const AGAIN = "left join replacement again on again.order_id = o.id and again.shipped_at is null";

/** A replacement has no tracking number and date yet: those belong to the first parcel. */
const asNew = <Listed extends Parcel>(parcel: Listed): Listed =>
  parcel.replaces && parcel.shipment
    ? {
        ...parcel,
        shipment: { ...parcel.shipment, awb: "", driver_name: "", driver_phone: "", shipped_at: null },
      }
    : parcel;

/** Of the community's own goods: paid and unsent orders by method and courier, oldest first; with `sent_today` also those that left today. */
export async function parcelsWaiting(
  database: Database,
  { limit = LIST_MOST, offset = 0, sent_today = false }: QueryOf<typeof listParcels>,
): Promise<{ rows: Parcel[]; total: number }> {
  const { rows } = await database.pool.query<Parcel & { total: number }>(
    `select ${COLUMNS}, count(*) over () as total from shop_order o join payment p on p.id = o.payment_id
     left join shipment way on way.order_id = o.id ${AGAIN}
     where o.store_id is null and o.id in (select id from shop_order where status = 'processing'
       union all select order_id from replacement where shipped_at is null
       union all select order_id from shipment where $3 and shipped_at >= ${dayBegins(TODAY)})
     order by way.mode nulls last, way.courier, o.created_at, o.id limit $1 offset $2`,
    [limit, offset, sent_today],
  );
  return { rows: rows.map(asNew), total: rows[0]?.total ?? 0 };
}

export type PrintedParcel = Parcel & { store_phone: string | null };

/** In the given order; unknown numbers are left out. */
export async function parcelsNamed(database: Database, numbers: string[]): Promise<PrintedParcel[]> {
  const { rows } = await database.pool.query<PrintedParcel>(
    `select ${COLUMNS}, (select phone from store where store.id = o.store_id) as store_phone from unnest($1::text[]) with ordinality as named (number, place)
     join payment p on p.reference in (named.number, regexp_replace(named.number, '-\\d+$', ''))
     join shop_order o on o.payment_id = p.id and order_number(p.reference, o.part) = named.number ${AGAIN}
     order by named.place`,
    [numbers],
  );
  return rows.map(asNew);
}

export type ListedComplaint = Omit<StaffComplaint, "picture_urls"> & { keys: string[] };

export interface ComplaintFilter extends StaffFilter {
  status?: "open" | "closed" | undefined;
}

const BOUGHT = `(select json_agg(json_build_object('product_id', l.product_id, 'product_name', l.product_name,
    'quantity', l.quantity) order by l.id) from order_line l where l.order_id = item.order_id)`;

const CASE = caseOf("item");

export const complaintsListed = (database: Database, { status, ...page }: ComplaintFilter) =>
  staffList<ListedComplaint>(database, page, () => ({
    columns: `item.id, ${BOUGHT} as items, item.reason, item.story, cardinality(item.pictures) as pictures, item.opened_at, item.closed_at,
      item.outcome, item.answer, ${CASE.steps} as steps, ${CASE.waitsFor} as waits_for, item.pictures as keys, order_number(p.reference, o.part) as order_number, ${storeName("o")} as store, p.payer_name as customer_name`,
    table: "complaint",
    joins: "join shop_order o on o.id = item.order_id join payment p on p.id = o.payment_id",
    where: [status && `item.closed_at is ${status === "open" ? "null" : "not null"}`],
    newest: "opened_at",
  }));
