import { connectDatabase, type Database, type DatabaseConnection } from "./database.ts";

const NAME = "barakah_uji_pulih";

function named({ direct: options }: Database): DatabaseConnection {
  if (!options.connectionString)
    return {
      host: options.host ?? "",
      port: options.port ?? 5432,
      user: options.user ?? "",
      database: NAME,
    };
  const url = new URL(options.connectionString);
  url.pathname = `/${NAME}`;
  return { connectionString: url.href };
}

/** Runs work on an empty temporary database and drops it afterwards, including one that a killed run left behind. */
export async function withScratchDatabase<T>(
  database: Database,
  work: (scratch: Database) => Promise<T>,
): Promise<T> {
  const drop = `drop database if exists ${NAME} with (force)`;
  await database.pool.query(drop);
  await database.pool.query(`create database ${NAME}`);
  const scratch = connectDatabase(named(database), { poolSize: 2, onError: () => {} });
  try {
    return await work(scratch);
  } finally {
    await scratch.close();
    await database.pool.query(drop);
  }
}
