import type { Publication } from "@barakah/contract";
import type { Generated, GeneratedAlways } from "kysely";
import type { Instant } from "../database/columns.ts";

/** The columns that every catalogue has; `search` is the database's own. */
export interface CatalogueTable {
  id: GeneratedAlways<number>;
  slug: string;
  title: string;
  description: Generated<string>;
  picture: string | null;
  is_featured: Generated<boolean>;
  status: Generated<Publication>;
  created_at: Instant;
  /** Counts what editors saved, so that the second of two is told. */
  version: Generated<number>;
  changed_by: Generated<number | null>;
  changed_at: Generated<string | null>;
  /** A draft that publishes itself then. */
  publish_at: Generated<string | null>;
}
