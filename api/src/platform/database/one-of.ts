import { type RawBuilder, sql } from "kysely";

/** For one id PostgreSQL reuses a generic plan; for an array it plans each call, which takes longer than running it. */
export const isOneOf = (ids: readonly string[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`= ${ids[0]}::uuid` : sql`= any(${ids}::uuid[])`;
