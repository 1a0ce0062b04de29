import type { Generated } from "kysely";
import type { Json } from "../platform/database/columns.ts";

declare module "../platform/database/schema.ts" {
  interface Schema {
    site_logo: {
      the_one: Generated<boolean>;
      png: Buffer;
      version: string;
      changed_by: number;
      changed_at: Generated<string>;
    };
    setting: {
      key: string;
      value: Json;
      changed_by: number;
      changed_at: Generated<string>;
      /** Of a limit that was loosened: what holds until then. */
      before: Generated<Json>;
      holds_until: Generated<string | null>;
    };
  }
}
