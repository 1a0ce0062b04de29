import type { DeliverySettings } from "./delivery-settings.ts";

/** Until staff choose others. */
export const DELIVERY_SETTINGS: DeliverySettings = {
  origin_region: "",
  sender: "",
  sender_phone: "",
  pickup_place: "",
  pickup_ready: "",
  tolerance_g: 300,
  most_kg: 30,
};
