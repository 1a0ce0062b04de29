import type { Generated, GeneratedAlways } from "kysely";
import type { CatalogueTable } from "../platform/catalogue/table.ts";
import type { Instant } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    campaign: CatalogueTable & {
      category: string;
      target_amount: Generated<number>;
      deadline: string | null;
    };
    campaign_total: {
      campaign_id: number;
      collected_amount: Generated<number>;
      donor_count: Generated<number>;
    };
    campaign_update: {
      id: GeneratedAlways<number>;
      campaign_id: number;
      title: string;
      description: Generated<string>;
      created_at: Instant;
    };
    donation: {
      id: Generated<string>;
      campaign_id: number;
      donor_name: string;
      amount: number;
      transfer_date: string;
      verified_at: string | null;
      created_at: Instant;
      payment_id: string;
      refunded_amount: Generated<number>;
      message: Generated<string>;
    };
  }
}
