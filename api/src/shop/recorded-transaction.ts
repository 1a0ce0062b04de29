import type { Database, Tx } from "../platform/database/database.ts";

/** Writes a deed down in the transaction that does it. */
export type Recorder = (tx: Tx) => Promise<void>;

export const inTransaction = (database: Database, work: (tx: Tx) => Promise<void>, record?: Recorder) =>
  database.kysely.transaction().execute(async (tx) => {
    await work(tx);
    await record?.(tx);
  });
