import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { statementEnded } from "../tracing/spans.ts";
import { preparingPool } from "./prepared-statements.ts";
import { recordStatements } from "./record-used-statements.ts";
import type { Schema } from "./schema.ts";
import { SESSION_OPTIONS } from "./session-options.ts";
import { watchForFreeze } from "./watch-for-freeze.ts";

const { Pool, types } = pg;

// Amounts and counts fit JavaScript's exact integers (the contract caps a sum at a thousand billion).
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.TIMESTAMPTZ, isoInstant);

const SERVER_INSTANT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3})\d*)?\+00$/;

/** Sessions run in UTC, so the text converts to ISO directly; only unusual years need a Date. */
function isoInstant(text: string): string {
  const parts = SERVER_INSTANT.exec(text);
  if (!parts) return new Date(text).toISOString();
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? "").padEnd(3, "0")}Z`;
}

/** An open transaction. A use case opens one and passes it on, so that everything happens or nothing. */
export type Tx = Transaction<Schema>;

/** The database itself or an open transaction, for queries that run in either. */
export type Reader = Kysely<Schema> | Tx;

export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string };

export interface Database {
  readonly pool: pg.Pool;
  /** Connects to the server itself, not through a pooler: for LISTEN, and for other databases. */
  readonly direct: pg.ClientConfig;
  readonly kysely: Kysely<Schema>;
  /** Commits all of the work, or none of it if it throws. */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A prepared statement: parsed and planned once per connection. For the few queries that every visitor runs. */
  prepared<Row extends object>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface Connecting {
  poolSize: number;
  onError: (error: Error) => void;
  /** When `connection` is a pooler: the server behind it. Sessions are then shared between clients. */
  direct?: DatabaseConnection | undefined;
  /** How long a caller waits for a free connection before it is told that the database cannot be reached. */
  patienceMilliseconds?: number;
  /** Only for the app's own pool: queries fail fast while the database server does not answer. */
  heartbeat?: boolean;
}

const PATIENCE_MILLISECONDS = 10_000;

const withAppOptions = (connection: DatabaseConnection): pg.PoolConfig => ({
  ...connection,
  connectionTimeoutMillis: PATIENCE_MILLISECONDS,
  application_name: "barakah-app",
  options: SESSION_OPTIONS,
});

export function connectDatabase(connection: DatabaseConnection, options: Connecting): Database {
  const { options: _session, ...plain } = withAppOptions(connection);
  const config = options.direct ? plain : withAppOptions(connection);
  const watch = options.heartbeat ? watchForFreeze(config, options.onError) : undefined;
  const pool = new Pool({
    ...config,
    max: options.poolSize,
    connectionTimeoutMillis: options.patienceMilliseconds ?? PATIENCE_MILLISECONDS,
    ...(watch && { Client: watch.Client }),
  });
  pool.on("error", options.onError);
  // Without this, losing a connection in use ends the process.
  pool.on("connect", (client) => client.on("error", options.onError));
  const kysely = new Kysely<Schema>({
    // Behind a pooler the next transaction may run in a session that does not have these prepared statements.
    dialect: new PostgresDialect({ pool: options.direct ? pool : preparingPool(pool) }),
    log: (event) => {
      recordStatements([event.query.sql]);
      statementEnded(
        event.query.sql,
        event.queryDurationMillis,
        event.level === "error" ? event.error : undefined,
      );
    },
  });

  return {
    pool,
    direct: withAppOptions(options.direct ?? connection),
    kysely,
    transact: (work) => kysely.transaction().execute(work),
    async prepared<Row extends object>(name: string, text: string, values: readonly unknown[]) {
      recordStatements([text]);
      // No named statements behind a pooler: the next session may not know them.
      const known = options.direct ? {} : { name };
      const begun = performance.now();
      const { rows } = await pool.query<Row>({ ...known, text, values: values as unknown[] });
      statementEnded(text, performance.now() - begun);
      return rows;
    },
    close() {
      watch?.stop();
      return pool.end();
    },
  };
}
