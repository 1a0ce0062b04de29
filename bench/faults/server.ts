import { startPostgres } from "../../api/src/platform/postgres/index.ts";

/** A database that can stop and start while the app runs. */
export async function startServer(directory: string, settings: Record<string, string> = {}) {
  const server = await startPostgres({ directory, database: "barakah", log: () => undefined, settings });
  const { host, user, database } = server.connection as { host: string; user: string; database: string };
  return {
    stop: () => server.stop(),
    url: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  };
}
