import type { ColumnType, Generated } from "kysely";

/** A timestamp with a default in the database. */
export type Instant = Generated<string>;
/** JSON: read as a value, written as text. */
export type Json<Read = unknown> = ColumnType<Read, string, string>;
/** JSON that is never updated. */
export type WrittenJson = ColumnType<unknown, string | null, never>;
