import type { Generated, GeneratedAlways } from "kysely";
import type { Instant, Json, WrittenJson } from "./columns.ts";

/**
 * The tables as created by the migrations. This file holds those of the platform; each feature extends the interface
 * in its `tables.ts`. A table is written only by the feature that owns it (`app/table-owners.test.ts`).
 * `app/table-types.test.ts` compares the types with the migrated database.
 */
export interface Schema {
  app_secret: { name: string; value: Buffer };
  attempt: { bucket: string; moments: string[]; full_at: string | null; forget_at: string };
  audit_log: {
    id: GeneratedAlways<number>;
    at: Instant;
    actor_id: number;
    action: string;
    subject_kind: string;
    subject_id: string;
    before: WrittenJson;
    after: WrittenJson;
    request_id: string;
    words: GeneratedAlways<string>;
  };
  /** Number of published items, maintained by triggers. */
  catalogue_size: { catalogue: string; is_featured: boolean; published: number };
  job: {
    id: GeneratedAlways<number>;
    name: string;
    payload: Json<object>;
    key: string | null;
    run_at: Instant;
    attempts: Generated<number>;
    last_error: string | null;
    given_up_at: string | null;
    created_at: Instant;
  };
  /** When each job last finished. */
  job_run: {
    name: string;
    last_at: string;
    milliseconds: number;
    done_on: string;
    done_that_day: number;
  };
  mail_day: { day: string; sent: Generated<number>; failed: Generated<number>; last_error: string | null };
  migration: { name: string; hash: string; applied_at: Instant };
  /** The words that occur in a catalogue, maintained by triggers. */
  search_word: { catalogue: string; word: string };
  slug_history: { catalogue: string; slug: string; item_id: number; created_at: Instant };
  stored_file: {
    key: string;
    kind: "picture" | "video" | "document";
    bytes: number | null;
    uploaded_by: number | null;
    created_at: Instant;
  };
}
