import type { Instant } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    /** Progress of the setup wizard; 'finish' ends it. */
    setup_step: { step: string; state: "done" | "skipped"; at: Instant };
    /** The code by which an administrator proves that mail arrives. */
    setup_code: { member_id: number; code_hash: Buffer; expires_at: string };
  }
}
