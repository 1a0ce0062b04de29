import type { Generated } from "kysely";
import type { Instant, Json, Numbered } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    period_closing: Numbered & {
      /** The first day of the month. */
      month: string;
      body: string;
      hash: string;
      closed_by: number;
      closed_at: Instant;
      reopened_by: Generated<number | null>;
      reopened_at: Generated<string | null>;
      reason: Generated<string | null>;
    };
    /** Written by a trigger when a posting is dated into a closed month. */
    moved_posting: { posting_id: number; month: string };
    year_closing: {
      year: number;
      body: string;
      hash: string;
      proposed_by: number;
      closed_by: number;
      closed_at: Instant;
    };
    statement_notes: { year: number; notes: Json<string[]>; changed_by: number; changed_at: Instant };
    auditor_file: Numbered & {
      year: number;
      auditor: string;
      file: string;
      added_by: number;
      added_at: Instant;
    };
    account_mapping: {
      account: string;
      code: string;
      name: string;
      updated_by: number;
      updated_at: Instant;
    };
  }
}
