import type { PoolClient } from "pg";
import type { Database } from "../../platform/database/database.ts";

export interface Crash {
  /** How many writing statements succeed first. */
  after: number;
  /** The statement runs, but its answer never arrives: the caller does not know whether it was committed. */
  answerLost: boolean;
}

type Query = (...call: unknown[]) => Promise<unknown>;
const CHANGES = /^(insert|update|delete|commit)\b/;
const textOf = (query: unknown) =>
  typeof query === "string" ? query : ((query as { text?: string }).text ?? "");
const kill = (client: PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

/** Lets a test break one connection, inside a transaction or not, as when a process or the network dies. */
export function breakableConnections({ pool }: Database) {
  const watched = new WeakSet<PoolClient>();
  let coming: Crash | undefined;

  pool.on("acquire", (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as unknown as Query;
    const dying: Query = async (...call) => {
      const { answerLost } = coming ?? {};
      coming = undefined;
      if (answerLost) await query(...call);
      kill(client);
      return query(...call);
    };
    client.query = ((...call: unknown[]) => {
      // Calls with a callback come from pool.query(). They do not count, because only tests and a few readers make them.
      const counts = CHANGES.test(textOf(call[0])) && typeof call.at(-1) !== "function";
      return counts && coming && coming.after-- <= 0 ? dying(...call) : query(...call);
    }) as unknown as PoolClient["query"];
  });

  return {
    /** Runs the work, in which one connection may die; returns whether one did. */
    async during(crash: Crash | undefined, work: () => Promise<unknown>): Promise<boolean> {
      coming = crash && { ...crash };
      try {
        await work();
        return crash !== undefined && coming === undefined;
      } finally {
        coming = undefined;
      }
    },
  };
}
