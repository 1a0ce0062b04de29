import type { Halal, StoreState } from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Entry, Instant } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    store: Entry & {
      member_id: number;
      slug: string;
      name: string;
      story: Generated<string>;
      picture: string | null;
      region_code: string;
      phone: string;
      halal: Generated<Halal>;
      halal_number: Generated<string>;
      bank: string;
      account_sealed: Buffer | null;
      account_ending: string;
      account_holder: string;
      account_changed_at: Generated<string | null>;
      state: Generated<StoreState>;
      state_reason: Generated<string>;
      agreed_at: string;
      ujrah_percent: number;
      applied_at: Instant;
      opened_at: Generated<string | null>;
      decided_by: Generated<number | null>;
      version: Generated<number>;
      words: GeneratedAlways<string>;
    };
  }
}
