import type { GivenKind } from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Entry, Instant, Numbered } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    fund: Numbered & {
      code: string;
      kind: GivenKind;
      name: string;
      purpose: Generated<string>;
      active: Generated<boolean>;
      principal: Generated<boolean>;
      /** Used by the app itself: cannot be retired. */
      kept: Generated<boolean>;
    };
    ledger_posting: Numbered & {
      transaction_id: number;
      account: string;
      amount: number;
      /** Copied from the transaction by a trigger. */
      at: GeneratedAlways<string>;
      kind: GeneratedAlways<string>;
      words: GeneratedAlways<string>;
    };
    ledger_transaction: Entry & {
      event: string;
      payment_id: string | null;
      description: string;
      /** Null for what was recorded before the business day was kept apart: then it is `created_at`. */
      recorded_at: Generated<string | null>;
    };
    /** Days that are closed for postings. */
    seal_begun: { day: string; at: Instant };
    seal: {
      day: string;
      postings: number;
      root: string;
      previous: string;
      hash: string;
      made_at: Instant;
    };
    seal_piece: { day: string; piece: number; first_posting: number; root: string };
    /** Written by a trigger when a posting is dated into a sealed day. */
    late_posting: { posting_id: number; day: string };
  }
}
