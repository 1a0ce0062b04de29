import type { Operations } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { serverAge } from "../../platform/database/server-age.ts";

export interface Instance {
  id: string;
  name: string;
  version: string;
}

/** Heartbeat; removes instances that were silent for a day. */
export async function reportAlive(database: Database, { id, name, version }: Instance): Promise<void> {
  await database.prepared(
    "instance-alive",
    `with forgotten as (delete from app_copy where seen_at < now() - interval '1 day')
     insert into app_copy (id, name, version) values ($1, $2, $3) on conflict (id) do update set seen_at = now()`,
    [id, name, version],
  );
}

export async function forgetInstance(database: Database, id: string): Promise<void> {
  await database.prepared("instance-gone", "delete from app_copy where id = $1", [id]);
}

export async function instances(database: Database): Promise<Operations["instances"]> {
  return database.prepared(
    "instances",
    `select name, version, started_at, seen_at > now() - interval '90 seconds' as healthy
     from app_copy order by started_at`,
    [],
  );
}

export async function databaseFacts(database: Database): Promise<Operations["database"]> {
  const [facts] = await database.prepared<{ number: number; connections: number; most: number }>(
    "database-facts",
    `select current_setting('server_version_num')::int as number, current_setting('max_connections')::int as most,
       (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections`,
    [],
  );
  const { number, ...counts } = facts ?? { number: 0, connections: 0, most: 0 };
  return { ...serverAge(number), ...counts };
}
