import type { DeliveryParts } from "./dependencies.ts";

/** Where and when the community's own goods are fetched, and whom to ask. */
export async function communityPickupPlace({ settings }: Pick<DeliveryParts, "settings">) {
  const { pickup_place, pickup_ready, office, sender_phone } = await settings();
  return { place: pickup_place || office, hours: pickup_ready, phone: sender_phone };
}
