import type { Publication } from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Instant } from "../database/columns.ts";

/** The columns that every catalogue table has. `search` is generated. */
export interface CatalogueTable {
  id: GeneratedAlways<number>;
  slug: string;
  title: string;
  description: Generated<string>;
  picture: string | null;
  is_featured: Generated<boolean>;
  status: Generated<Publication>;
  created_at: Instant;
  /** For optimistic locking between editors. */
  version: Generated<number>;
  changed_by: Generated<number | null>;
  changed_at: Generated<string | null>;
  /** When a scheduled draft publishes itself. */
  publish_at: Generated<string | null>;
}
