import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { ask, BEGIN } from "./statement.ts";

/** Rare statements are not worth a cached plan in each connection. */
const WORTH_PREPARING = 3;
/** Bound on the memo: statements with value lists could be of unlimited variety. */
const MOST_STATEMENTS = 500;

/** A prepared `select *` fails when a newer instance of the app adds a column during a rolling upgrade. */
const ALL_COLUMNS = /(?:select|returning|[,.])\s*\*/;
const HAS_A_PLAN = /^\s*(?:select|insert|update|delete|with)\b/;

const canBePrepared = (statement: string) => HAS_A_PLAN.test(statement) && !ALL_COLUMNS.test(statement);

class PreparedNames {
  readonly #asked = new Map<string, { times: number; name: string | undefined }>();

  /** Undefined if the statement should not be prepared. */
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

/** The driver's result for a statement without rows. */
const done = (command: string): pg.QueryResult => ({ command, rowCount: null, rows: [], oid: 0, fields: [] });

/** Connections on which BEGIN is prepared. */
const knowsBegin = new WeakSet<pg.PoolClient>();

/**
 * Prepares only statements inside transactions: writes and lookups by key, for which one generic plan fits all
 * values. Lists and searches run outside and are planned for their values.
 */
function preparing(client: pg.PoolClient, names: PreparedNames): PostgresPoolClient {
  let inTransaction = false;
  /** BEGIN is delayed and sent together with the first statement. */
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
    // Statements without values use the simple protocol, which cannot run a prepared BEGIN.
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
    // The cursor form of `query`, for streaming, is never used.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

/** Prepares the statements of transactions once per connection; parsing and planning are two thirds of their cost. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new PreparedNames();
  return {
    options: pool.options,
    connect: async () => preparing(await pool.connect(), names),
    end: () => pool.end(),
  };
}
