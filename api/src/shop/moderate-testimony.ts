import type { Database, Tx } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { setHidden } from "./queries/testimonies.ts";
import { inTransaction, type Recorder } from "./recorded-transaction.ts";

const noTestimony = () => notFound("Testimoni tidak ditemukan.");

async function setVisibility(tx: Tx, testimonyId: number, hiddenBy: number | null) {
  if (!(await setHidden(tx, testimonyId, hiddenBy))) throw noTestimony();
}

export const hideTestimony = (database: Database, testimonyId: number, staffId: number, record?: Recorder) =>
  inTransaction(database, (tx) => setVisibility(tx, testimonyId, staffId), record);

export const showTestimony = (database: Database, testimonyId: number, record?: Recorder) =>
  inTransaction(database, (tx) => setVisibility(tx, testimonyId, null), record);
