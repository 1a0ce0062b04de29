import { sql } from "kysely";
import pg from "pg";
import type { Database, Tx } from "./database.ts";
import { SESSION } from "./session-options.ts";

/** Keeps a transaction, and the job row it locks, open during slow work outside the database. */
export async function allowLongWork(tx: Tx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

/** Lifts the time limit, for work that reads the whole history. A person's call never does. */
export async function allowLongStatements(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
}

/** Any fixed number. */
const LOCK = 724_350_190;

/**
 * A pooler ignores session options at connect time. So they are stored as defaults of this role in this database,
 * over a direct connection, once the tables exist.
 */
export async function settleSessions(direct: Database): Promise<void> {
  const client = await direct.pool.connect();
  try {
    // Loads the extension, so that PostgreSQL knows its setting.
    await client.query("select word_similarity('a', 'a')");
    const { rows } = await client.query<{ role: string; name: string }>(
      "select current_user as role, current_database() as name",
    );
    const role = pg.escapeIdentifier(rows[0]?.role ?? "");
    const name = pg.escapeIdentifier(rows[0]?.name ?? "");
    await client.query("begin");
    // Instances that start together would update the same catalogue row, which PostgreSQL refuses.
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    for (const [setting, value] of Object.entries(SESSION))
      await client.query(
        `alter role ${role} in database ${name} set ${setting} = ${pg.escapeLiteral(String(value))}`,
      );
    await client.query("commit");
  } finally {
    client.release(true);
  }
}

const POOLED =
  "DATABASE_URL menuju sebuah pooler seperti PgBouncer, yang tidak meneruskan pengaturan sesi dan LISTEN. Isi DATABASE_DIRECT_URL dengan alamat PostgreSQL-nya sendiri, di samping DATABASE_URL";
const INDIRECT =
  "DATABASE_DIRECT_URL juga menuju sebuah pooler. Isi dengan alamat PostgreSQL-nya sendiri, biasanya port 5432";

/** Checks that a connection is direct, without a pooler; returns the problem or undefined. */
export async function directProblem(database: Database, named: "DATABASE_URL" | "DATABASE_DIRECT_URL") {
  const sentence = named === "DATABASE_URL" ? POOLED : INDIRECT;
  try {
    const { rows } = await database.pool.query<{ cost: string }>(
      "select current_setting('random_page_cost') as cost",
    );
    return rows[0]?.cost === String(SESSION.random_page_cost) ? undefined : sentence;
  } catch (error) {
    if (/unsupported startup parameter/i.test((error as Error).message)) return sentence;
    throw error;
  }
}

const WHERE = `select current_database() as name, current_setting('random_page_cost') as cost,
  extract(epoch from pg_postmaster_start_time())::text as started`;

interface Where {
  name: string;
  cost: string;
  started: string;
}

/** Checks that the pooler leads to the same database, pools by transaction and gives sessions with our settings. */
export async function pooledProblem(database: Database, direct: Database): Promise<string | undefined> {
  const [there] = (await direct.pool.query<Where>(WHERE)).rows;
  const [here] = await database.transact(async (tx) => (await sql.raw<Where>(WHERE).execute(tx)).rows);
  if (here?.name !== there?.name || here?.started !== there?.started)
    return "DATABASE_URL dan DATABASE_DIRECT_URL menuju database yang berlainan. Samakan keduanya";
  if (here?.cost !== String(SESSION.random_page_cost))
    return "Pooler di DATABASE_URL masih memegang sesi lama. Jalankan RECONNECT pada pooler itu, atau mulai ulang, lalu coba lagi";
  return undefined;
}
