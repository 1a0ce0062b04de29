import { Client } from "pg";

export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: "postgres", ssl: false });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const name = connection.database;
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
