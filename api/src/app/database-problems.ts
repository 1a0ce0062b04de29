import { connectDatabase, type Database } from "../platform/database/database.ts";
import { directProblem, pooledProblem } from "../platform/database/session.ts";
import type { Config } from "./config.ts";

/** Asked over the connection that should lead to the server itself. */
export const connectionProblem = ({ databaseDirectUrl }: Config, database: Database) =>
  directProblem(database, databaseDirectUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL");

/** What is wrong with the pooler, where there is one. Asked once the tables are there and sessions are settled. */
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
