import type { Ground } from "./stage.ts";

const MEGABYTE = 1024 * 1024;
const LARGEST = 12;

export interface OnDisk {
  database: number;
  tables: { name: string; rows: number; table: number; indexes: number }[];
}

/** In megabytes. */
export async function onDisk({ query }: Ground): Promise<OnDisk> {
  const [whole] = await query<{ bytes: number }>(
    "select pg_database_size(current_database())::float as bytes",
  );
  const tables = await query<{ name: string; rows: number; table: number; indexes: number }>(
    `select relname as name, greatest(reltuples, 0)::float as rows, pg_table_size(oid)::float / ${MEGABYTE} as table,
       pg_indexes_size(oid)::float / ${MEGABYTE} as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit ${LARGEST}`,
  );
  return { database: (whole?.bytes ?? 0) / MEGABYTE, tables };
}
