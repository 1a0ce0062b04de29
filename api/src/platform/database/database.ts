import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { restsOn } from "./made-from.ts";
import type { Schema } from "./schema.ts";

const { Pool, types } = pg;

// Money and counts fit JavaScript's exact integers (the contract caps a sum at a thousand billion).
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.TIMESTAMPTZ, isoInstant);

const SERVER_INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/** Sessions run in UTC, so the server's text already holds the ISO form; only far-off years need a Date. */
function isoInstant(text: string): string {
  const parts = SERVER_INSTANT.exec(text);
  if (!parts) return new Date(text).toISOString();
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? "").padEnd(3, "0")}Z`;
}

const SESSION = {
  timezone: "UTC",
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
  // What is asked for lies in memory or on a disk that does not turn: an index is worth its way to the rows.
  random_page_cost: 1.1,
  // One letter left out of a short name still is that name.
  "pg_trgm.word_similarity_threshold": 0.5,
};

/** A transaction under way. A use case opens one and hands it on, so that all of it happens or nothing. */
export type Tx = Transaction<Schema>;

export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

export interface Database {
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Schema>;
  /** A prepared statement: parsed and planned once per connection. For the few queries that everybody runs. */
  prepared<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export function connectDatabase(
  connection: DatabaseConnection,
  options: { poolSize: number; onError: (error: Error) => void },
): Database {
  const pool = new Pool({
    ...connection,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: "barakah-app",
    options: Object.entries(SESSION)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(" "),
  });
  pool.on("error", options.onError);
  // Without this, a connection that is lost while in use ends the whole process.
  pool.on("connect", (client) => client.on("error", options.onError));
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => restsOn([query.sql]),
  });

  return {
    pool,
    kysely,
    async prepared<Row extends object>(name: string, text: string, values: readonly unknown[]) {
      restsOn([text]);
      return (await pool.query<Row>({ name, text, values: values as unknown[] })).rows;
    },
    close: () => pool.end(),
  };
}
