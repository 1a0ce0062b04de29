import type { Generated, GeneratedAlways } from "kysely";
import type { CatalogueTable } from "../platform/catalogue/table.ts";
import type { Instant } from "../platform/database/columns.ts";

type OrderStatus =
  | "waiting_payment"
  | "waiting_verification"
  | "processing"
  | "shipped"
  | "finished"
  | "cancelled";

declare module "../platform/database/schema.ts" {
  interface Schema {
    cart_line: {
      id: GeneratedAlways<number>;
      member_id: number;
      product_id: number;
      quantity: number;
      seen_price: number;
      created_at: Instant;
    };
    order_history: {
      id: GeneratedAlways<number>;
      order_id: string;
      from_status: OrderStatus | null;
      to_status: OrderStatus;
      decided_as: "payer" | "provider" | "system" | "staff";
      decided_by: number | null;
      note: string;
      created_at: Instant;
    };
    order_line: {
      id: GeneratedAlways<number>;
      order_id: string;
      product_id: number;
      product_name: string;
      unit: string;
      price: number;
      quantity: number;
    };
    product: CatalogueTable & { price: number; unit: Generated<string>; stock: Generated<number> };
    shop_order: {
      id: Generated<string>;
      payment_id: string;
      member_id: number;
      status: OrderStatus;
      total: number;
      note: Generated<string>;
      shipping_note: Generated<string>;
      created_at: Instant;
      words: GeneratedAlways<string>;
    };
    stock_movement: {
      id: GeneratedAlways<number>;
      product_id: number;
      change: number;
      reason: "initial" | "held" | "returned" | "adjusted";
      order_id: Generated<string | null>;
      decided_by: Generated<number | null>;
      note: Generated<string>;
      /** Which time the order holds its goods: more than once where it was opened again. */
      round: Generated<number>;
      created_at: Instant;
    };
    testimony: {
      id: GeneratedAlways<number>;
      product_id: number;
      customer: string;
      stars: number;
      description: Generated<string>;
      hidden_at: string | null;
      created_at: Instant;
      member_id: Generated<number | null>;
      hidden_by: Generated<number | null>;
      words: GeneratedAlways<string>;
    };
    wish: { id: GeneratedAlways<number>; member_id: number; product_id: number; created_at: Instant };
  }
}
