import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { startPostgres } from "../api/src/platform/postgres/index.ts";

const CONNECTIONS = 8;

/** Writes until killed, and prints "id token" of a row only after the database confirmed it. */
const [directory = "", ...pairs] = process.argv.slice(2);
const settings = Object.fromEntries(pairs.map((pair) => pair.split("=") as [string, string]));

const postgres = await startPostgres({ directory, database: "bench", log: () => undefined, settings });

async function connected(): Promise<Client> {
  const client = new Client(postgres.connection);
  await client.connect();
  return client;
}

async function writeForEver(client: Client): Promise<never> {
  for (;;) {
    const token = randomUUID();
    const { rows } = await client.query("insert into written (token) values ($1) returning id", [token]);
    process.stdout.write(`${rows[0].id} ${token}\n`);
  }
}

const clients = await Promise.all(Array.from({ length: CONNECTIONS }, connected));
await Promise.all(clients.map(writeForEver));
