// Writes the types of all tables from the migrations: `npm run schema`.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { connectDatabase } from "../api/src/platform/database/database.ts";
import { migrate } from "../api/src/platform/database/migrate.ts";
import { startPostgres } from "../api/src/platform/postgres/index.ts";
import { SCHEMA_FILE, tableTypes } from "./schema/table-types.ts";

const directory = await mkdtemp(join(tmpdir(), "barakah-schema-"));
const settings = { fsync: "off" };
const postgres = await startPostgres({ directory, database: "schema", log: () => undefined, settings });
const database = connectDatabase(postgres.connection, { poolSize: 2, onError: () => undefined });
try {
  await migrate(database);
  await writeFile(resolve(import.meta.dirname, "..", SCHEMA_FILE), await tableTypes(database.kysely));
  process.stdout.write(`${SCHEMA_FILE} has the tables of the migrations.\n`);
} finally {
  await database.close();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
