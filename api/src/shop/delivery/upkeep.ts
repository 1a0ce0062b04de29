import { endOrders, tellWhatEnds } from "./automatic-completion.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { forgetOldQuotes } from "./queries/offered-prices.ts";
import { forgetAddressesOf } from "./queries/shipments.ts";
import { followParcels } from "./track-parcels.ts";

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
