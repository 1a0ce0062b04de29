import { join } from "node:path";
import { Client } from "pg";
import { type Connection, SUPERUSER } from "./cluster.ts";
import { PORT } from "./socket-directory.ts";
import { type PostgresOptions, startPostgres } from "./start.ts";

/** Connects commands to the running app's server, or starts one until `stop`. */
export async function reachPostgres(
  options: PostgresOptions,
): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  const host = join(options.directory, "socket");
  const connection = { host, port: PORT, user: SUPERUSER, database: options.database };
  if (await answers(connection)) return { connection, stop: async () => {} };
  return startPostgres(options);
}

async function answers(connection: Connection): Promise<boolean> {
  const client = new Client({ ...connection, ssl: false });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // No server, or a killed one left its socket.
    if (["ENOENT", "ECONNREFUSED"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
