import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";

/** Parcels not tracked for a while, longest first. */
export const parcelsToTrack = ({ kysely }: Database, minutes: number, most: number) =>
  kysely
    .selectFrom("shipment")
    .innerJoin("shop_order", "shop_order.id", "shipment.order_id")
    .select(["shipment.order_id", "courier", "awb"])
    .where("shop_order.status", "=", "shipped")
    .where("awb", "<>", "")
    .where("delivered_at", "is", null)
    .where((where) =>
      where.or([
        where("tracked_at", "is", null),
        where("tracked_at", "<", sql<string>`now() - make_interval(mins => ${minutes})`),
      ]),
    )
    .orderBy(sql`tracked_at nulls first`)
    .limit(most)
    .execute();

/** Noted even without an answer, so that other parcels get their turn. */
export const noteAsked = ({ kysely }: Database, awb: string) =>
  kysely
    .updateTable("shipment")
    .set({ tracked_at: sql<string>`now()` })
    .where("awb", "=", awb)
    .where("delivered_at", "is", null)
    .execute();
