import { type RawBuilder, sql } from "kysely";

/**
 * For a single id PostgreSQL reuses a generic plan; for an array it plans every call anew, which takes longer than
 * running it.
 */
export const isOneOf = (ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`= ${ids[0]}::uuid` : sql`= any(${ids}::uuid[])`;
