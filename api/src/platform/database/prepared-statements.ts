import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { ask, BEGIN } from "./statement.ts";

/** Rare statements are not worth a plan that each connection remembers. */
const WORTH_PREPARING = 3;
/** The app has a few hundred statements; lists of values could make more of them without end. */
const MOST_STATEMENTS = 500;

/**
 * What "all columns" means is fixed when a statement is prepared. A newer copy of the app that adds a column would make it
 * fail in the copies that still run.
 */
const ALL_COLUMNS = /(?:select|returning|[,.])\s*\*/;
const HAS_A_PLAN = /^\s*(?:select|insert|update|delete|with)\b/;

const canBePrepared = (statement: string) => HAS_A_PLAN.test(statement) && !ALL_COLUMNS.test(statement);

class PreparedNames {
  readonly #asked = new Map<string, { times: number; name: string | undefined }>();

  /** Undefined for what is parsed and planned anew each time. */
  of(statement: string): string | undefined {
    const known = this.#asked.get(statement);
    if (known) return ++known.times > WORTH_PREPARING ? known.name : undefined;
    if (this.#asked.size < MOST_STATEMENTS)
      this.#asked.set(statement, {
        times: 1,
        name: canBePrepared(statement) ? `tx${this.#asked.size + 1}` : undefined,
      });
    return undefined;
  }
}

/** As the driver answers what has no rows. */
const done = (command: string): pg.QueryResult => ({ command, rowCount: null, rows: [], oid: 0, fields: [] });

/** Connections that have prepared it. */
const knowsBegin = new WeakSet<pg.PoolClient>();

/**
 * Only what is asked inside a transaction: writing, and finding one thing by its key, which one plan fits whatever the
 * values are. Lists and searches, asked outside, get a plan for what is sought.
 */
function preparing(client: pg.PoolClient, names: PreparedNames): PostgresPoolClient {
  let inTransaction = false;
  /** BEGIN waits for the first statement, to go with it. */
  let isDue = false;

  async function begin(text: string): Promise<pg.QueryResult> {
    inTransaction = true;
    if (text !== BEGIN.text) return client.query(text);
    isDue = knowsBegin.has(client);
    if (isDue) return done("BEGIN");
    const begun = await client.query(BEGIN);
    knowsBegin.add(client);
    return begun;
  }

  async function askInside(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const begins = isDue;
    isDue = false;
    if (begins && (text === "commit" || text === "rollback")) return done(text.toUpperCase());
    const name = names.of(text);
    // What has no values goes by another protocol, which knows no prepared BEGIN.
    const canBegin = name !== undefined || values.length > 0;
    if (begins && !canBegin) await client.query(BEGIN);
    return ask(client, { text, values, name, begins: begins && canBegin });
  }

  function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (inTransaction) return askInside(text, values);
    if (text.startsWith("begin") || text.startsWith("start transaction")) return begin(text);
    return client.query(text, values);
  }

  return {
    // Its other form, with a cursor, is for streaming, which nobody asks for.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

/** A transaction's statements are parsed and planned once per connection, which is two thirds of what they cost. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new PreparedNames();
  return {
    options: pool.options,
    connect: async () => preparing(await pool.connect(), names),
    end: () => pool.end(),
  };
}
