import type { ShippingOption } from "@barakah/contract";

/** Stands for a quote where there is no address: nothing is asked of a courier. */
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
