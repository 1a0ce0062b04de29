import { connectDatabase, type Database } from "../platform/database/database.ts";
import { directProblem, pooledProblem } from "../platform/database/session.ts";
import type { Config } from "./config.ts";

/** Tests the connection that must be direct. */
export const connectionProblem = ({ databaseDirectUrl }: Config, database: Database) =>
  directProblem(database, databaseDirectUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL");

/** Problems of the pooler, if there is one. Call it after migrations and session defaults. */
export async function poolerProblem(
  { databaseUrl, databaseDirectUrl }: Config,
  direct: Database,
): Promise<string | undefined> {
  if (!databaseUrl || !databaseDirectUrl) return undefined;
  const pooled = connectDatabase(
    { connectionString: databaseUrl },
    { poolSize: 1, onError: () => {}, direct: { connectionString: databaseDirectUrl } },
  );
  try {
    return await pooledProblem(pooled, direct);
  } finally {
    await pooled.close();
  }
}
