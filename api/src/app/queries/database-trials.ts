import pg from "pg";
import type { Database } from "../../platform/database/database.ts";

const OLDEST = 15;
/** The extensions that api/migrations/1.0.0/01-platform.sql creates. */
const EXTENSIONS = ["pg_trgm", "unaccent", "fuzzystrmatch", "citext", "btree_gist"];

interface Facts {
  major: number;
  encoding: string;
  role: string;
  name: string;
}

async function factsOf(database: Database): Promise<Facts | undefined> {
  const { rows } = await database.pool.query<Facts>(
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
      current_user as role, current_database() as name`,
  );
  return rows[0];
}

/** Creates a table and the extensions, as the migrations do, and takes everything back. Returns the server's refusal. */
async function tryToCreate(database: Database): Promise<string | undefined> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query("create table barakah_preflight (id int)");
    for (const name of EXTENSIONS)
      await client.query(`create extension if not exists ${pg.escapeIdentifier(name)}`);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Tries what the app needs of a PostgreSQL of one's own. Returns sentences. */
export async function databaseTrials(database: Database): Promise<string[]> {
  const facts = await factsOf(database);
  if (!facts) return [];
  const { major, encoding, role, name } = facts;
  const sentences: string[] = [];
  if (major < OLDEST)
    sentences.push(`PostgreSQL ${major} terlalu tua; perlu versi ${OLDEST} atau lebih baru`);
  if (encoding !== "UTF8")
    sentences.push(
      `database ini berkode huruf ${encoding}, sehingga huruf di luar ASCII rusak; buat lagi dengan: create database ${name} owner ${role} encoding 'UTF8' template template0`,
    );
  const refused = await tryToCreate(database);
  if (refused)
    sentences.push(
      `peran ${role} tidak boleh membuat tabel atau ekstensi di database ${name} (${refused}); jadikan pemiliknya: alter database ${name} owner to ${role}`,
    );
  return sentences;
}
