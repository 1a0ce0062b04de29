import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

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

/**
 * Only what is asked inside a transaction: writing, and finding one thing by its key, which one plan fits whatever the
 * values are. Lists and searches, asked outside, get a plan for what is sought.
 */
function preparing(client: pg.PoolClient, names: PreparedNames): PostgresPoolClient {
  let inTransaction = false;
  const query = (text: string, values: unknown[]) => {
    const name = inTransaction ? names.of(text) : undefined;
    inTransaction ||= text.startsWith("begin") || text.startsWith("start transaction");
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
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
