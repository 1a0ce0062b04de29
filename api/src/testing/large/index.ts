import type { PoolClient } from "pg";
import type { Database } from "../../platform/database/database.ts";
import { CATALOGUE } from "./catalogue.ts";
import { PAYMENTS_MADE } from "./payments.ts";
import { peopleAnd } from "./people.ts";
import { RECORDS } from "./records.ts";

export { WORDS } from "./people.ts";
export * from "./sizes.ts";

/** Their triggers check or tell, row by row, what these rows are made to fulfil. */
const UNWATCHED = [
  "enrolment",
  "testimony",
  "receipt",
  "ledger_transaction",
  "ledger_posting",
  "fund_transfer",
];

/** A community as it may be after some years, in some twenty seconds. `reader` is the one who never reads any news. */
export async function fillLargeCommunity({ pool }: Database, reader: number): Promise<void> {
  const client = await pool.connect();
  try {
    // On a busy machine one of these takes longer than a visitor may wait.
    await client.query("set statement_timeout = 0");
    await fill(client, reader);
  } finally {
    client.release(true);
  }
}

async function fill(client: PoolClient, reader: number) {
  // Built once over all rows at the end, as the database does fastest.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace and not indisunique and not indisexclusion`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of UNWATCHED) await client.query(`alter table ${table} disable trigger user`);
  for (const statement of [...peopleAnd(reader), ...CATALOGUE]) await client.query(statement);
  // Every trigger of payments only checks, and that each row names what is there is seen to by how it is made.
  await client.query("set session_replication_role = replica");
  for (const statement of PAYMENTS_MADE) await client.query(statement);
  await client.query("set session_replication_role = origin");
  for (const statement of RECORDS) await client.query(statement);
  for (const table of UNWATCHED) await client.query(`alter table ${table} enable trigger user`);
  await client.query("set maintenance_work_mem = '256MB'");
  for (const { definition } of indexes) await client.query(definition);
  // As autovacuum would, some minutes later: without it, no index could answer alone.
  await client.query("vacuum analyze");
}
