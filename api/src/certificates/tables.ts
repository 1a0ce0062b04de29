import type { Generated } from "kysely";
import type { Instant } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    /** For a completed course, or for taking part in an event. */
    certificate: {
      number: string;
      enrolment_id: number | null;
      ticket_id: number | null;
      name: string | null;
      issued_at: Instant;
      /** When staff took it back, and why. */
      revoked_at: Generated<string | null>;
      revoked_reason: Generated<string>;
    };
  }
}
