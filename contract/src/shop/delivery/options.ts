import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { id, instant, rupiah } from "../../platform/vocabulary.ts";
import { CART_PRODUCTS_MOST } from "../cart-products-most.ts";
import {
  CASE_STEPS,
  CASE_WAITS,
  COMPLAINT_OUTCOMES,
  COMPLAINT_REASONS,
  DELIVERY_MODES,
  TRACK_STATES,
} from "./words.ts";

export const shippingOption = z.object({
  id: z.string(),
  mode: z.enum(DELIVERY_MODES),
  courier: z.string(),
  service: z.string(),
  /** The store whose goods it carries; null: the community's. */
  store: z.string().nullable(),
  price: rupiah,
  days_min: z.int(),
  days_max: z.int(),
  /** The courier did not answer: the price is from our own table. It is binding. */
  estimate: z.boolean(),
});
export type ShippingOption = z.infer<typeof shippingOption>;

export const offerShipping = endpoint("POST /api/orders/shipping-options/", {
  summary:
    "Cara mengirim isi keranjang ke sebuah alamat sendiri, untuk tiap toko, termurah lebih dahulu. 409 `not_delivered_there` atau `too_heavy` bila tidak ada satu pun.",
  access: "member",
  body: z.object({ address_id: id }),
  response: z.array(shippingOption),
});

/** The pick-up place, for orders without an address. */
export const readPickup = endpoint("GET /api/orders/pickup-place/", {
  summary: "Tempat mengambil pesanan, dan asal kiriman.",
  access: "public",
  response: z.object({ place: z.string(), ready: z.string(), origin: z.string() }),
});

/** Forms send ids as strings of digits, and a missing one as an empty string or null. */
const formId = z
  .union([
    z.literal(["", null]).transform(() => undefined),
    id,
    z
      .string()
      .regex(/^\d{1,15}$/, "Pilih alamat.")
      .transform(Number),
  ])
  .optional();
/** The delivery fields of an order; without them it is picked up. */
export const deliveryFields = {
  address_id: formId,
  shipping_option_id: z
    .union([z.literal("").transform(() => undefined), z.uuid("Pilih cara pengiriman.")])
    .optional(),
  /** Without an address: the buyer chose to fetch the order. */
  pickup: z
    .union([z.boolean(), z.enum(["true", "false", ""]).transform((typed) => typed === "true")])
    .optional(),
  /** One for each store, where the cart has goods of several; forms send them separated by commas. */
  shipping_option_ids: z
    .preprocess(
      (given) => (typeof given === "string" ? given.split(",").filter(Boolean) : given),
      z.array(z.uuid("Pilih cara pengiriman.")).max(CART_PRODUCTS_MOST),
    )
    .optional(),
};

export const trackEvent = z.object({ at: instant, text: z.string(), state: z.enum(TRACK_STATES) });
export type TrackEvent = z.infer<typeof trackEvent>;

/** How an order is sent; picked-up orders have none. */
export const shipment = z.object({
  mode: z.enum(DELIVERY_MODES),
  courier: z.string(),
  service: z.string(),
  price: rupiah,
  estimate: z.boolean(),
  weight_g: z.int(),
  from: z.string(),
  recipient: z.string(),
  phone: z.string(),
  street: z.string(),
  place: z.string(),
  postal_code: z.string(),
  note: z.string(),
  awb: z.string(),
  driver_name: z.string(),
  driver_phone: z.string(),
  shipped_at: instant.nullable(),
  delivered_at: instant.nullable(),
  /** The expected days of arrival; null until it is sent. */
  arrives_from: z.string().nullable(),
  arrives_until: z.string().nullable(),
  /** When the order completes automatically; null while that is stopped. */
  ends_at: instant.nullable(),
  track: z.array(trackEvent),
  tracked_at: instant.nullable(),
});
export type Shipment = z.infer<typeof shipment>;

export const complaint = z.object({
  id,
  reason: z.enum(COMPLAINT_REASONS),
  story: z.string(),
  pictures: z.int(),
  opened_at: instant,
  closed_at: instant.nullable(),
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
  answer: z.string(),
  /** What has happened, oldest first: the same for buyer, seller and staff. */
  steps: z.array(z.object({ at: instant, step: z.enum(CASE_STEPS) })),
  /** What the case waits for; null once its outcome has happened. */
  waits_for: z.enum(CASE_WAITS).nullable(),
});
