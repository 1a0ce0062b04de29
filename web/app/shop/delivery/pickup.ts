import type { ShippingOption } from "@barakah/contract";

/** Used instead of a quote if the buyer fetches the goods: no courier is asked for a price. */
export const PICKUP_ID = "pickup";

export const PICKUP: ShippingOption = {
  id: PICKUP_ID,
  mode: "pickup",
  store: null,
  courier: "Ambil di tempat",
  service: "",
  price: 0,
  days_min: 0,
  days_max: 1,
  estimate: false,
};
