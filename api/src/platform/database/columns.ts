import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** A timestamp with a default in the database. */
export type Instant = Generated<string>;
/** JSON: read as a value, written as text. */
export type Json<Read = unknown> = ColumnType<Read, string, string>;
/** JSON that is never updated. */
export type WrittenJson = ColumnType<unknown, string | null, never>;

/** A row that the database numbers. */
export interface Numbered {
  id: GeneratedAlways<number>;
}
/** The same, with the time at which it was written. */
export interface Entry {
  id: GeneratedAlways<number>;
  created_at: Instant;
}
/** Who decided about a row, and when; null until then. */
export interface Decided {
  decided_by: Generated<number | null>;
  decided_at: Generated<string | null>;
}
/** A row is never deleted: what was a mistake is marked as reversed. */
export interface Reversed {
  reversed_at: Generated<string | null>;
  reversed_by: Generated<number | null>;
  reversed_reason: Generated<string>;
}
