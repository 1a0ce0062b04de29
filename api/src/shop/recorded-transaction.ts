import type { Database, Tx } from "../platform/database/database.ts";

/** Audits a change in its own transaction. */
export type Recorder = (tx: Tx) => Promise<void>;

export const inTransaction = (database: Database, work: (tx: Tx) => Promise<void>, record?: Recorder) =>
  database.transact(async (tx) => {
    await work(tx);
    await record?.(tx);
  });
