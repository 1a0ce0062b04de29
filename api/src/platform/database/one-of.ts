import { type RawBuilder, sql } from "kysely";

/** Of a single id PostgreSQL goes on using one plan; of an array it would make another at every call, for longer than it takes. */
export const isOneOf = (ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`= ${ids[0]}::uuid` : sql`= any(${ids}::uuid[])`;
