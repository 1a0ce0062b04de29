import type { TrackEvent } from "@barakah/contract";
import type { Database, Tx } from "../../platform/database/database.ts";
import { lockOrder, recordStep, type StoredOrder } from "../queries/orders.ts";
import { tellOfOrder } from "../tell-buyer.ts";
import { endsAfterDelivery } from "./automatic-completion.ts";
import { insertComplaint, openComplaintOf } from "./queries/complaints.ts";
import { waitingReplacement } from "./queries/replacements.ts";
import { shipmentOf, updateShipment } from "./queries/shipments.ts";

const keyOf = ({ at, text }: TrackEvent) => `${at} ${text}`;

/** Merges known and new events, oldest first, without duplicates. */
export function withNews(known: TrackEvent[], heard: TrackEvent[]): TrackEvent[] {
  const all = new Map([...known, ...heard].map((event) => [keyOf(event), event]));
  return [...all.values()].toSorted((one, other) => one.at.localeCompare(other.at));
}

const tellDelivered = (tx: Tx, order: StoredOrder) =>
  tellOfOrder(tx, order, {
    key: `delivered ${new Date().toISOString()}`,
    title: (goods) => `${goods} sudah sampai`,
    body: "Kurir menyatakan paketnya sudah diterima. Tekan Pesanan diterima, atau Ada masalah bila ada yang kurang.",
  });

const BROUGHT_BACK = "failed" satisfies TrackEvent["state"];

/** A returned or lost parcel opens a complaint, so that the order stays open and staff resend or refund it. */
async function complainForBuyer(tx: Tx, order: StoredOrder, { text }: TrackEvent) {
  await insertComplaint(tx, {
    order_id: order.id,
    reason: "missing",
    story: `Kabar dari kurir, bukan dari pembeli: ${text}`,
    pictures: [],
  });
  await recordStep(tx, order.id, {
    from: order.status,
    to: order.status,
    decision: { as: "system", reason: `Kurir tidak dapat mengantar: ${text}` },
  });
  await tellOfOrder(tx, order, {
    key: `brought back ${new Date().toISOString()}`,
    title: (goods) => `Paket tidak sampai: ${goods}`,
    body: `Kabar dari kurir: ${text}. Kami periksa lalu mengabarimu; sampai itu pesananmu tidak selesai sendiri.`,
  });
}

const firstFailure = (known: TrackEvent[], now: TrackEvent[]) =>
  known.some(({ state }) => state === BROUGHT_BACK)
    ? undefined
    : now.find(({ state }) => state === BROUGHT_BACK);

/** Stores tracking events. Idempotent. */
export const hearTrack = (database: Database, orderId: string, heard: TrackEvent[]) =>
  database.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const shipment = await shipmentOf(tx, order.id);
    if (!shipment) return;
    const track = withNews(shipment.track, heard);
    const delivered = track.find(({ state }) => state === "delivered")?.at;
    const isNews = delivered !== undefined && shipment.delivered_at === null && order.status === "shipped";
    const waits = (await openComplaintOf(tx, order.id)) ?? (await waitingReplacement(tx, order.id));
    const failure =
      order.status === "shipped" && delivered === undefined && !waits
        ? firstFailure(shipment.track, track)
        : undefined;
    const stopped = waits !== undefined;
    await updateShipment(tx, order.id, {
      track: JSON.stringify(track),
      tracked_at: new Date().toISOString(),
      ...(isNews && { delivered_at: delivered }),
      ...(isNews && !stopped && { ends_at: endsAfterDelivery(delivered), warned_at: null }),
      ...(failure && { ends_at: null, warned_at: null }),
    });
    if (failure) await complainForBuyer(tx, order, failure);
    if (isNews) await tellDelivered(tx, order);
  });
