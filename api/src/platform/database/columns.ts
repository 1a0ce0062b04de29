import type { ColumnType, Generated } from "kysely";

/** An instant, which the database fills in unless it is told. */
export type Instant = Generated<string>;
/** JSON: read as what it is, written as text. */
export type Json<Read = unknown> = ColumnType<Read, string, string>;
/** JSON that is written once and never again. */
export type WrittenJson = ColumnType<unknown, string | null, never>;
