import type { StoredOrder } from "../queries/orders.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { within } from "./providers/ask.ts";
import { noteAsked, parcelsToTrack } from "./queries/parcels-to-track.ts";
import { shipmentOf } from "./queries/shipments.ts";
import { hearTrack } from "./record-tracking.ts";

const AGAIN_AFTER_MINUTES = 30;
const AT_ONCE = 50;

interface Underway {
  order_id: string;
  courier: string;
  awb: string;
}

async function follow(parts: DeliveryParts, { order_id, courier, awb }: Underway) {
  const { database, provider, timeoutMilliseconds, log } = parts;
  if (!provider) return;
  try {
    const heard = await within(timeoutMilliseconds, (signal) => provider.track(courier, awb, signal));
    await hearTrack(database, order_id, heard);
  } catch (error) {
    await noteAsked(database, awb);
    log.warn({ err: error, awb }, "no word about a parcel");
  }
}

export async function followParcels(parts: DeliveryParts) {
  for (const parcel of await parcelsToTrack(parts.database, AGAIN_AFTER_MINUTES, AT_ONCE))
    await follow(parts, parcel);
}

const MINUTE = 60_000;

/** Tracks on the buyer's request, at most once a minute. */
export async function followParcel(parts: DeliveryParts, order: StoredOrder): Promise<void> {
  const shipment = await shipmentOf(parts.database.kysely, order.id);
  if (!shipment?.awb || shipment.delivered_at !== null || order.status !== "shipped") return;
  if (shipment.tracked_at !== null && Date.now() - Date.parse(shipment.tracked_at) < MINUTE) return;
  await follow(parts, { order_id: order.id, courier: shipment.courier, awb: shipment.awb });
}
