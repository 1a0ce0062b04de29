import { jakartaDay } from "@barakah/contract";
import { dayAndMonth } from "@barakah/contract/platform/day-words";
import { moveOrder } from "../move-order.ts";
import { lockOrder, type StoredOrder } from "../queries/orders.ts";
import { tellOfOrder } from "../tell-buyer.ts";
import { DAYS_TO_TELL } from "./automatic-completion.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { hearTrack } from "./hear-track.ts";
import { within } from "./providers/ask.ts";
import { forgetOldQuotes } from "./queries/quotes.ts";
import { forgetAddressesOf, shipmentOf, updateShipment } from "./queries/shipments.ts";
import { endingWithin, isOver, noteAsked, parcelsToTrack } from "./queries/upkeep.ts";

const AGAIN_AFTER_MINUTES = 30;
const AT_ONCE = 50;

interface Underway {
  payment_id: string;
  courier: string;
  awb: string;
}

async function follow(parts: DeliveryParts, { payment_id, courier, awb }: Underway) {
  const { database, provider, timeoutMilliseconds, log } = parts;
  if (!provider) return;
  try {
    const heard = await within(timeoutMilliseconds, (signal) => provider.track(courier, awb, signal));
    await hearTrack(database, payment_id, heard);
  } catch (error) {
    await noteAsked(database, awb);
    log.warn({ err: error, awb }, "no word about a parcel");
  }
}

async function followParcels(parts: DeliveryParts) {
  for (const parcel of await parcelsToTrack(parts.database, AGAIN_AFTER_MINUTES, AT_ONCE))
    await follow(parts, parcel);
}

const MINUTE = 60_000;

/** Tracks on the buyer's request, at most once a minute. */
export async function followParcel(parts: DeliveryParts, order: StoredOrder): Promise<void> {
  const shipment = await shipmentOf(parts.database.kysely, order.id);
  if (!shipment?.awb || shipment.delivered_at !== null || order.status !== "shipped") return;
  if (shipment.tracked_at !== null && Date.now() - Date.parse(shipment.tracked_at) < MINUTE) return;
  await follow(parts, { payment_id: order.payment_id, courier: shipment.courier, awb: shipment.awb });
}

/** A late notice still gives the buyer two days. */
const atLeast = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();

/** Tells the buyer once, two days before an order completes by itself. */
async function tellWhatEnds({ database }: DeliveryParts) {
  for (const { payment_id } of await endingWithin(database, DAYS_TO_TELL, false, AT_ONCE))
    await database.transact(async (tx) => {
      const order = await lockOrder(tx, payment_id);
      if (order.status !== "shipped" || !(await isOver(tx, order.id, DAYS_TO_TELL))) return;
      const ends_at = atLeast(DAYS_TO_TELL);
      await updateShipment(tx, order.id, { warned_at: new Date().toISOString(), ends_at });
      await tellOfOrder(tx, order, {
        key: `ends ${ends_at}`,
        title: (reference) => `Pesanan ${reference} segera selesai`,
        body: `Tanpa kabar darimu, pesanan ini selesai sendiri pada ${dayAndMonth(jakartaDay(ends_at))}. Ada yang kurang? Tekan Ada masalah.`,
      });
    });
}

/** Only after that notice, even if the app was off for a week. */
async function endOrders({ database }: DeliveryParts) {
  for (const { payment_id } of await endingWithin(database, 0, true, AT_ONCE))
    await database.transact(async (tx) => {
      const order = await lockOrder(tx, payment_id);
      if (order.status !== "shipped" || !(await isOver(tx, order.id, 0))) return;
      await moveOrder(tx, order, "finished", {
        as: "system",
        reason: "Selesai dengan sendirinya, tanpa keluhan.",
      });
    });
}

/** The periodic work on parcels and their orders. */
export async function keepUpDelivery(parts: DeliveryParts): Promise<void> {
  await followParcels(parts);
  await endOrders(parts);
  await tellWhatEnds(parts);
  await parts.database.transact(async (tx) => {
    await forgetOldQuotes(tx);
    await forgetAddressesOf(tx, "gone");
  });
}
