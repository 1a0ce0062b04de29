import type { StoreOrder, StoreOrderState } from "@barakah/contract";
import { STORE_SEND_DAYS } from "@barakah/contract";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database } from "../../platform/database/database.ts";
import { type Page, preparedPage } from "../../platform/database/prepared-page.ts";
import { complaintJson, shipmentJson } from "./order-list.ts";
import { partOf } from "./order-number.ts";
import { ADDRESS_OPEN } from "./seller-sees-address.ts";

export type ListedStoreOrder = StoreOrder & {
  /** The seller still needs the address. */
  address_open: boolean;
};

const ITEMS = `(select json_agg(json_build_object('product_name', l.product_name, 'thumbnail', ${THUMBNAIL_URL}, 'unit', l.unit,
    'quantity', coalesce(r.quantity, l.quantity), 'price', l.price) order by l.id)
  from order_line l join product item on item.id = l.product_id
  left join replacement_line r on r.replacement_id = again.id and r.product_id = l.product_id
  where l.order_id = o.id and (again.id is null or r.quantity is not null))`;

const REFUNDED = `coalesce((select sum(r.amount - r.ujrah - r.shipping + r.discount) from order_refund r
  where r.order_id = o.id and not r.undone), 0)`;
/** Without a refunded part of the price. */
const GOODS = "o.total - o.shipping + o.discount";

/** The deadline for sending it; null if nothing is to be sent. */
const SEND_BEFORE = `case when again.id is not null then again.decided_at when o.status = 'processing' then p.verified_at end
  + interval '${STORE_SEND_DAYS} days'`;

const COLUMNS = `order_number(p.reference, o.part) as order_number, iso_instant(o.created_at) as created_at, o.status, o.digital,
  iso_instant(${SEND_BEFORE}) as send_before,
  again.id is not null as replaces, p.payer_name as customer_name,
  case when o.digital or exists (select from shipment s where s.order_id = o.id) then '' else p.payer_phone end as customer_phone, o.note, ${ITEMS} as items,
  ${shipmentJson("o.id")} as shipment, ${complaintJson("o.id")} as complaint,
  (${GOODS})::bigint as goods, o.ujrah, greatest(0, ${GOODS} - o.ujrah - ${REFUNDED})::bigint as earns,
  ${ADDRESS_OPEN} as address_open`;

const FROM = `from shop_order o join payment p on p.id = o.payment_id
  left join replacement again on again.order_id = o.id and again.shipped_at is null`;
/** Sellers do not see unpaid orders, but they see orders that were paid and refunded. */
const PAID = `(o.status in ('processing', 'shipped', 'finished', 'returned') or (o.status = 'cancelled' and p.verified_at is not null))`;

const IN_STATE: Record<StoreOrderState, string> = {
  to_send: "(o.status = 'processing' or again.id is not null)",
  sent: "o.status = 'shipped' and again.id is null",
  ended: "o.status in ('finished', 'returned', 'cancelled')",
};

/** Orders of all sellers that must be sent, with the deadline. Without pickups. */
export const SELLERS_PARCELS = `select order_number(p.reference, o.part) as number, ${SEND_BEFORE} as due ${FROM}
  join shipment on shipment.order_id = o.id
  where o.store_id is not null and ${IN_STATE.to_send} and o.id in (
    select id from shop_order where status = 'processing' union all select order_id from replacement where shipped_at is null)`;

/** How many orders of a store must be sent, and when the first of them is due. */
export async function ordersToSend(
  database: Database,
  storeId: number,
): Promise<{ count: number; due: string | null }> {
  const [found] = await database.prepared<{ count: number; due: string | null }>(
    "orders-to-send",
    `select count(*) as count, iso_instant(min(${SEND_BEFORE})) as due ${FROM}
     where o.store_id = $1 and not o.digital and ${IN_STATE.to_send}`,
    [storeId],
  );
  return found ?? { count: 0, due: null };
}

export const ordersOfStore = (
  database: Database,
  storeId: number,
  { state, ...page }: Page & { state?: StoreOrderState | undefined },
) =>
  preparedPage<ListedStoreOrder>(
    database,
    page,
    `orders-of-store-${state ?? "all"}`,
    `select ${COLUMNS}, count(*) over () as total ${FROM}
     where o.store_id = $1 and ${PAID} ${state ? `and ${IN_STATE[state]}` : ""}
     order by o.created_at ${state === "to_send" ? "" : "desc"}, o.id limit $2 offset $3`,
    [storeId],
  );

export async function orderOfStore(
  database: Database,
  storeId: number,
  number: string,
): Promise<ListedStoreOrder | undefined> {
  const { reference, part } = partOf(number);
  const [found] = await database.prepared<ListedStoreOrder>(
    "order-of-store",
    `select ${COLUMNS} ${FROM} where o.store_id = $1 and p.reference = $2 and o.part = $3 and ${PAID}`,
    [storeId, reference, part],
  );
  return found;
}
