import { dirname, join } from "node:path";
import { connectDatabase, type Database } from "../api/src/platform/database/database.ts";
import { reachPostgres } from "../api/src/platform/postgres/index.ts";
import { OUTBOX } from "./site.ts";

/** Works in the database of this worker's app: for what would otherwise take minutes or days to come. */
export async function inDatabase<T>(work: (pool: Database["pool"]) => Promise<T>): Promise<T> {
  const directory = join(dirname(OUTBOX), "postgres");
  const server = await reachPostgres({ directory, database: "barakah", log: () => {} });
  const database = connectDatabase(server.connection, { poolSize: 1, onError: () => {} });
  try {
    return await work(database.pool);
  } finally {
    await database.close();
    await server.stop();
  }
}

/** The app looks every second for jobs that are due, and now all of this name are. Returns how many there were. */
export const dueNow = (job: string): Promise<number> =>
  inDatabase(async (pool) => {
    const { rowCount } = await pool.query("update job set run_at = now() where name = $1", [job]);
    return rowCount ?? 0;
  });

/** For `expect.poll`: looks, and lets jobs of this name be due before each look. */
export const afterJobs =
  <T>(job: string, look: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    await dueNow(job);
    return look();
  };
