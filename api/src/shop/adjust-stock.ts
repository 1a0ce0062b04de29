import type { Database } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { correctStock } from "./queries/stock.ts";
import { inTransaction, type Recorder } from "./recorded-transaction.ts";

/** Sets the counted stock and records the reason. */
export const adjustStock = (
  database: Database,
  correction: { productId: number; stock: number; staffId: number; note: string; record?: Recorder },
) =>
  inTransaction(
    database,
    async (tx) => {
      if (!(await correctStock(tx, correction))) throw notFound("Produk tidak ditemukan.");
    },
    correction.record,
  );
