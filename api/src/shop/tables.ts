import type {
  ComplaintOutcome,
  ComplaintReason,
  DeliveryMode,
  OrderStatus,
  ReturnOutcome,
  TrackEvent,
} from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { CatalogueTable } from "../platform/catalogue/table.ts";
import type { Entry, Instant, Json, Numbered } from "../platform/database/columns.ts";

type Sent = Exclude<DeliveryMode, "pickup">;

declare module "../platform/database/schema.ts" {
  interface Schema {
    address: Entry & {
      member_id: number;
      label: string;
      recipient: string;
      phone: string;
      region_code: string;
      postal_code: Generated<string>;
      street: string;
      note: Generated<string>;
      is_default: Generated<boolean>;
    };
    cart_line: Entry & {
      member_id: number;
      product_id: number;
      quantity: number;
      seen_price: number;
    };
    cart_voucher: { member_id: number; voucher_id: number; created_at: Instant };
    complaint: Numbered & {
      order_id: string;
      reason: ComplaintReason;
      story: string;
      pictures: Generated<string[]>;
      opened_at: Instant;
      closed_at: Generated<string | null>;
      closed_by: Generated<number | null>;
      outcome: Generated<ComplaintOutcome | null>;
      answer: Generated<string>;
    };
    courier_place: { provider: string; region: string; place: string };
    courier_quote: {
      id: Generated<string>;
      member_id: number;
      /** Whose goods it carries; null: the community's. */
      store_id: Generated<number | null>;
      cart_hash: string;
      from_region: string | null;
      to_region: string;
      weight_g: number;
      mode: DeliveryMode;
      courier: string;
      service: string;
      price: number;
      days_min: number;
      days_max: number;
      provider: string;
      is_estimate: boolean;
      valid_until: string;
    };
    courier_rate: {
      provider: string;
      from_region: string;
      to_region: string;
      weight_g: number;
      rates: Json;
      fetched_at: Instant;
    };
    courier_tariff: Numbered & {
      mode: Sent;
      courier: string;
      service: Generated<string>;
      region: string | null;
      first_kg: number;
      next_kg: number;
      days_min: number;
      days_max: number;
    };
    /** What the buyers of a store's product download. */
    digital_file: Entry & {
      store_id: number;
      file_key: string;
      name: string;
      bytes: number;
      pages: number;
    };
    download: Entry & { order_line_id: number };
    order_history: Entry & {
      order_id: string;
      from_status: OrderStatus | null;
      to_status: OrderStatus;
      decided_as: "payer" | "provider" | "system" | "staff";
      decided_by: number | null;
      note: string;
    };
    order_refund: Entry & {
      order_id: string;
      event: string;
      amount: number;
      ujrah: number;
      shipping: number;
      discount: number;
      undone: Generated<boolean>;
    };
    order_line: Numbered & {
      order_id: string;
      product_id: number;
      product_name: string;
      unit: string;
      price: number;
      quantity: number;
      /** The file that was paid for; the product may have another one by now. */
      digital_file_id: number | null;
    };
    parcel_return: Entry & {
      order_id: string;
      outcome: ReturnOutcome;
      note: string;
      decided_by: number;
    };
    parcel_return_line: { return_id: number; product_id: number; sellable: number; unsellable: number };
    product: CatalogueTable & {
      price: number;
      unit: Generated<string>;
      stock: Generated<number>;
      weight_g: Generated<number | null>;
      sent_by_courier: Generated<boolean>;
      sent_by_store: Generated<boolean>;
      picked_up: Generated<boolean>;
      fragile: Generated<boolean>;
      /** Null: the community's own. */
      store_id: Generated<number | null>;
      kind: Generated<"goods" | "digital">;
      digital_file_id: Generated<number | null>;
      /** The review by staff of a store's first product, or of one that they withdrew. */
      review: Generated<"waiting" | "passed" | "refused" | null>;
      review_note: Generated<string>;
      /** To be published again when its paused store opens. */
      withheld: Generated<boolean>;
    };
    region: { code: string; name: string; parent: string | null; words: string };
    replacement: Numbered & {
      order_id: string;
      complaint_id: number | null;
      return_id: Generated<number | null>;
      decided_by: number;
      decided_at: Instant;
      shipped_at: Generated<string | null>;
    };
    replacement_line: { replacement_id: number; product_id: number; quantity: number };
    shipment: Numbered & {
      order_id: string;
      mode: Sent;
      courier: string;
      service: string;
      price: number;
      provider: string;
      is_estimate: boolean;
      days_min: number;
      days_max: number;
      weight_g: number;
      from_region: string;
      to_region: string;
      recipient: string;
      phone: string;
      street: string;
      place: string;
      postal_code: string;
      note: string;
      awb: Generated<string>;
      driver_name: Generated<string>;
      driver_phone: Generated<string>;
      shipped_at: Generated<string | null>;
      delivered_at: Generated<string | null>;
      ends_at: Generated<string | null>;
      warned_at: Generated<string | null>;
      track: Json<TrackEvent[]>;
      tracked_at: Generated<string | null>;
    };
    shop_order: {
      id: Generated<string>;
      payment_id: string;
      /** Null: the community itself. */
      store_id: Generated<number | null>;
      /** Which order of its payment. */
      part: Generated<number>;
      /** An order of downloads; other goods are a separate order. */
      digital: Generated<boolean>;
      member_id: number;
      status: OrderStatus;
      total: number;
      ujrah_percent: Generated<number>;
      ujrah: Generated<number>;
      voucher_id: Generated<number | null>;
      voucher_amount: Generated<number>;
      /** The part of `voucher_amount` that the community pays for. */
      discount: Generated<number>;
      /** When the seller's part of a download becomes free; null: it is free, or nothing of it waits. */
      frees_at: Generated<string | null>;
      refunded: Generated<number>;
      shipping: Generated<number>;
      note: Generated<string>;
      shipping_note: Generated<string>;
      created_at: Instant;
      words: GeneratedAlways<string>;
    };
    shop_voucher: Entry & {
      /** Null: a voucher of the community, which pays for it. */
      store_id: number | null;
      code: string;
      percent: number | null;
      amount: number | null;
      min_total: Generated<number>;
      quota: number;
      used: Generated<number>;
      valid_until: string | null;
      /** Caps in rupiah, of one order and of all; null for a store's own. */
      most_off: Generated<number | null>;
      total_off: Generated<number | null>;
      spent: Generated<number>;
      /** How often one person may use it; null: always. */
      per_person: Generated<number | null>;
      created_by: Generated<number | null>;
      /** A second person has to confirm it first. */
      waits: Generated<boolean>;
      confirmed_by: Generated<number | null>;
    };
    stock_movement: Entry & {
      product_id: number;
      change: number;
      reason: "initial" | "held" | "returned" | "adjusted" | "replaced" | "came_back";
      order_id: Generated<string | null>;
      decided_by: Generated<number | null>;
      note: Generated<string>;
      /** Which reservation of the order this is (more than one after a reopening), or which of its replacements or returns. */
      round: Generated<number>;
    };
    testimony: Entry & {
      product_id: number;
      customer: string;
      stars: number;
      description: Generated<string>;
      hidden_at: string | null;
      member_id: Generated<number | null>;
      hidden_by: Generated<number | null>;
      pictures: Generated<string[]>;
      answer: Generated<string>;
      answered_at: Generated<string | null>;
      words: GeneratedAlways<string>;
    };
    wish: { id: GeneratedAlways<number>; member_id: number; product_id: number; created_at: Instant };
  }
}
