import type { Instant, Json, Numbered } from "../platform/database/columns.ts";
import type { InspectionFigures } from "./queries/inspections.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    /** A nightly check, or a test restore of a backup. */
    inspection: Numbered & {
      kind: "doctor" | "restore";
      at: Instant;
      complaints: string[];
      figures: Json<InspectionFigures>;
    };
    /** Administrators were told; open until resolved. */
    alert: Numbered & {
      key: string;
      title: string;
      sentence: string;
      opened_at: Instant;
      closed_at: string | null;
    };
    app_copy: { id: string; name: string; version: string; started_at: Instant; seen_at: Instant };
  }
}
