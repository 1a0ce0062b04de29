import type { HawlKind, NisabBasis, PayableKind, PriceKind, Watering, ZakatKind } from "@barakah/contract";
import type { Generated } from "kysely";
import type { Instant, Numbered } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    zakat_rule: Numbered & {
      kind: ZakatKind;
      watering: Watering | null;
      nisab_basis: NisabBasis;
      /** Exact numeric, read as text unless cast. */
      nisab_value: string;
      nisab_rice: string | null;
      rate_bp: number;
      hawl: boolean;
      source: string;
      source_url: Generated<string>;
      decided_on: string;
      valid_from: string;
      valid_to: string | null;
      entered_by: number;
      entered_at: Instant;
      confirmed_by: Generated<number | null>;
      confirmed_at: Generated<string | null>;
      returned_by: Generated<number | null>;
      returned_at: Generated<string | null>;
      returned_reason: Generated<string>;
    };
    market_price: Numbered & {
      kind: PriceKind;
      region: string | null;
      price: number;
      source: string;
      valid_from: string;
      entered_by: number;
      entered_at: Instant;
    };
    hawl: {
      member_id: number;
      kind: HawlKind;
      started_on: string;
      due_on: string;
      reminded_at: Generated<string | null>;
    };
    zakat_payment: {
      payment_id: string;
      title: string;
      period: Generated<string>;
      message: Generated<string>;
    };
    zakat_item: { payment_id: string; kind: PayableKind; amount: number; rule_id: number | null };
  }
}
