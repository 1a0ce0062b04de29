import type { PoolClient } from "pg";
import type { Database } from "../../platform/database/database.ts";
import { CATALOGUE } from "./catalogue.ts";
import { PAYMENTS_MADE } from "./payments.ts";
import { peopleAnd } from "./people.ts";
import { RECORDS } from "./records.ts";

export { WORDS } from "./people.ts";
export * from "./sizes.ts";

/** Tables that are filled without their row triggers. The statements write what is needed of the triggers' work. */
const UNWATCHED = [
  "enrolment",
  "registration",
  "ticket",
  "testimony",
  "receipt",
  "ledger_transaction",
  "ledger_posting",
  "fund_transfer",
];

/** Fills the database like that of a community after some years. The member `reader` gets many unread notifications. */
export async function fillLargeCommunity({ pool }: Database, reader: number): Promise<void> {
  const client = await pool.connect();
  try {
    // On a busy machine a statement may exceed the default timeout.
    await client.query("set statement_timeout = 0");
    await fill(client, reader);
  } finally {
    client.release(true);
  }
}

async function fill(client: PoolClient, reader: number) {
  // Indexes are dropped and rebuilt at the end: that is faster than updating them with every row.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace and not indisunique and not indisexclusion`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of UNWATCHED) await client.query(`alter table ${table} disable trigger user`);
  for (const statement of [...peopleAnd(reader), ...CATALOGUE]) await client.query(statement);
  // Skips triggers and foreign keys of payments: the rows are built to satisfy them.
  await client.query("set session_replication_role = replica");
  for (const statement of PAYMENTS_MADE) await client.query(statement);
  await client.query("set session_replication_role = origin");
  for (const statement of RECORDS) await client.query(statement);
  for (const table of UNWATCHED) await client.query(`alter table ${table} enable trigger user`);
  await client.query("set maintenance_work_mem = '256MB'");
  for (const { definition } of indexes) await client.query(definition);
  // Autovacuum would do this later, but index-only scans need it now.
  await client.query("vacuum analyze");
}
