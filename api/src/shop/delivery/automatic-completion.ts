import { jakartaDay } from "@barakah/contract";
import { dayAndMonth } from "@barakah/contract/platform/day-words";
import { moveOrder } from "../order-states.ts";
import { lockOrder } from "../queries/orders.ts";
import { tellOfOrder } from "../tell-buyer.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { endingWithin, isOver } from "./queries/ending-orders.ts";
import { updateShipment } from "./queries/shipments.ts";

const DAY = 24 * 3600_000;
/** Orders per run. */
const AT_ONCE = 50;

/** A sent order completes this many days after its delivery or expected delivery; its buyer is notified before. */
const DAYS_TO_END = 5;
const DAYS_TO_TELL = 2;
/** After an answered complaint, the buyer has this long to disagree. */
const DAYS_AFTER_ANSWER = 3;

const later = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY).toISOString();

export const endsAfter = (shippedAt: string, daysMost: number) => later(shippedAt, daysMost + DAYS_TO_END);
export const endsAfterDelivery = (deliveredAt: string) => later(deliveredAt, DAYS_TO_END);
export const endsAfterAnswer = (now = new Date().toISOString()) => later(now, DAYS_AFTER_ANSWER);

/** Notifies the buyer once, two days before an order is completed automatically. */
export async function tellWhatEnds({ database }: DeliveryParts) {
  for (const { order_id } of await endingWithin(database, DAYS_TO_TELL, false, AT_ONCE))
    await database.transact(async (tx) => {
      const order = await lockOrder(tx, order_id);
      if (order.status !== "shipped" || !(await isOver(tx, order.id, DAYS_TO_TELL))) return;
      // If the notification was late, the buyer still has two days.
      const ends_at = later(new Date().toISOString(), DAYS_TO_TELL);
      await updateShipment(tx, order.id, { warned_at: new Date().toISOString(), ends_at });
      await tellOfOrder(tx, order, {
        key: `ends ${ends_at}`,
        title: (goods) => `Pesanan ${goods} segera selesai`,
        body: `Tanpa kabar darimu, pesanan ini selesai sendiri pada ${dayAndMonth(jakartaDay(ends_at))}. Ada yang kurang? Tekan Ada masalah.`,
      });
    });
}

/** Completes overdue orders, but only after that notification, even if the app was off for a week. */
export async function endOrders({ database }: DeliveryParts) {
  for (const { order_id } of await endingWithin(database, 0, true, AT_ONCE))
    await database.transact(async (tx) => {
      const order = await lockOrder(tx, order_id);
      if (order.status !== "shipped" || !(await isOver(tx, order.id, 0))) return;
      await moveOrder(tx, order, "finished", {
        as: "system",
        reason: "Selesai dengan sendirinya, tanpa keluhan.",
      });
    });
}
