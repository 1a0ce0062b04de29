import type { DeliveryMode } from "@barakah/contract";
import type { SendingStore } from "../queries/stores.ts";
import type { Packed } from "./queries/goods.ts";

/**
 * The ways of a member's store, or of the community if there is no store. The community's courier brings only the community's
 * goods. Goods of a member's store are fetched only if the store names a place.
 */
export const waysOfSeller = (store: Pick<SendingStore, "pickup_place"> | undefined): DeliveryMode[] => [
  "courier",
  ...(store === undefined ? ["store_courier" as const] : []),
  ...(store === undefined || store.pickup_place !== "" ? ["pickup" as const] : []),
];

const ALLOWED = { courier: "sent_by_courier", store_courier: "sent_by_store", pickup: "picked_up" } as const;

/** The goods that cannot be sent this way: the product does not allow it, or its weight is not known. */
export const hindering = (goods: Packed[], mode: DeliveryMode): Packed[] =>
  goods.filter((one) => !one[ALLOWED[mode]] || (mode !== "pickup" && one.weight_g === null));

export const isTooHeavy = (grams: number, mostKg: number): boolean => grams > mostKg * 1000;
