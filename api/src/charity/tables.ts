import type { GivenKind } from "@barakah/contract";
import type { Generated } from "kysely";
import type { CatalogueTable } from "../platform/catalogue/table.ts";
import type { Entry, Instant } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    campaign: CatalogueTable & {
      category: string;
      target_amount: Generated<number>;
      deadline: string | null;
      organiser: Generated<string>;
      place: Generated<string>;
      fund_kind: Generated<GivenKind>;
      fund_confirmed_at: Generated<string | null>;
      rest_goes_to: Generated<string>;
      permit_number: Generated<string>;
      permit_from: Generated<string | null>;
      permit_to: Generated<string | null>;
      permit_region: Generated<string>;
    };
    campaign_total: {
      campaign_id: number;
      collected_amount: Generated<number>;
      donor_count: Generated<number>;
    };
    campaign_update: Entry & {
      campaign_id: number;
      title: string;
      description: Generated<string>;
    };
    donation_prayer: Entry & {
      donation_id: string;
      aamiin_count: Generated<number>;
      report_count: Generated<number>;
      hidden_at: Generated<string | null>;
      hidden_by: Generated<number | null>;
    };
    prayer_mark: { prayer_id: number; who: string; kind: "aamiin" | "report"; created_at: Instant };
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
