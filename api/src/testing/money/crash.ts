import type { PoolClient } from "pg";
import type { Database } from "../../platform/database/database.ts";

export interface Crash {
  /** How many statements that change something still go well. */
  after: number;
  /** The statement is carried out, and only its answer is lost: a commit that nobody hears of. */
  answerLost: boolean;
}

type Query = (...call: unknown[]) => Promise<unknown>;
const CHANGES = /^(insert|update|delete|commit)\b/;
const textOf = (query: unknown) =>
  typeof query === "string" ? query : ((query as { text?: string }).text ?? "");
const kill = (client: PoolClient) =>
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

/** Lets one connection die, in the middle of a transaction or not, as it does when the process or the network dies. */
export function mortal({ pool }: Database) {
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
      // The pool's own query() passes a callback; it is the tests that use it, and a few readers.
      const counts = CHANGES.test(textOf(call[0])) && typeof call.at(-1) !== "function";
      return counts && coming && coming.after-- <= 0 ? dying(...call) : query(...call);
    }) as unknown as PoolClient["query"];
  });

  return {
    /** Does the work, in which one connection may die; tells whether one did. */
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
