import { WAITING_MOST } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { GOODS_SQL } from "./order-goods.ts";

export interface SentParcel {
  order_number: string;
  /** 'Kopi Gayo dan 2 lainnya'. */
  goods: string;
  delivered: boolean;
  /** The last day of the estimate; null for a pickup. */
  arrives_until: string | null;
}

/** A member's orders that were sent, or made ready, and not received yet. */
export const sentParcels = (database: Database, memberId: number) =>
  database.prepared<SentParcel>(
    "sent-parcels",
    `select order_number(p.reference, o.part) as order_number,
       ${GOODS_SQL} as goods,
       s.delivered_at is not null as delivered,
       ((s.shipped_at at time zone 'Asia/Jakarta')::date + s.days_max)::text as arrives_until
     from shop_order o join payment p on p.id = o.payment_id left join shipment s on s.order_id = o.id
     where o.member_id = $1 and o.status = 'shipped'
     order by s.shipped_at nulls last, o.id limit $2`,
    [memberId, WAITING_MOST * WAITING_MOST],
  );
