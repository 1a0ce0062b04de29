import type { GeneratedAlways } from "kysely";
import type { Instant } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    ledger_posting: {
      id: GeneratedAlways<number>;
      transaction_id: number;
      account: string;
      amount: number;
      /** Of its transaction; the database copies them. */
      at: GeneratedAlways<string>;
      kind: GeneratedAlways<string>;
      words: GeneratedAlways<string>;
    };
    ledger_transaction: {
      id: GeneratedAlways<number>;
      event: string;
      payment_id: string | null;
      description: string;
      created_at: Instant;
    };
  }
}
