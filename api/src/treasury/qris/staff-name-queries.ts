import { sql } from "kysely";
import type { Reader } from "../../platform/database/database.ts";

export async function namesOf(reader: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{
    id: number;
    name: string;
  }>`select id, coalesce(nullif(full_name, ''), username) as name
    from member where id = any(${[...ids]}::bigint[])`.execute(reader);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
