import type { GeneratedAlways } from "kysely";
import type { Instant, Json } from "../platform/database/columns.ts";
import type { InspectionFigures } from "./queries/inspections.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    /** A nightly check, or a test restore of a backup. */
    inspection: {
      id: GeneratedAlways<number>;
      kind: "doctor" | "restore";
      at: Instant;
      complaints: string[];
      figures: Json<InspectionFigures>;
    };
    /** Administrators were told; open until resolved. */
    alert: {
      id: GeneratedAlways<number>;
      key: string;
      title: string;
      sentence: string;
      opened_at: Instant;
      closed_at: string | null;
    };
    app_copy: { id: string; name: string; version: string; started_at: Instant; seen_at: Instant };
  }
}
