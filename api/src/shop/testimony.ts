import type { Testimony } from "@barakah/contract";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing, forbidden, notFound } from "../platform/errors.ts";
import { productBySlug } from "./queries/products.ts";
import { hasReceived, insertTestimony, setHidden } from "./queries/testimonies.ts";
import { inTransaction, type Recorder } from "./recorded-transaction.ts";

const noTestimony = () => notFound("Testimoni tidak ditemukan.");

async function setVisibility(tx: Tx, testimonyId: number, hiddenBy: number | null) {
  if (!(await setHidden(tx, testimonyId, hiddenBy))) throw noTestimony();
}

export const hideTestimony = (database: Database, testimonyId: number, staffId: number, record?: Recorder) =>
  inTransaction(database, (tx) => setVisibility(tx, testimonyId, staffId), record);

export const showTestimony = (database: Database, testimonyId: number, record?: Recorder) =>
  inTransaction(database, (tx) => setVisibility(tx, testimonyId, null), record);

/** Only from buyers who received it, once each. */
export async function writeTestimony(
  database: Database,
  memberId: number,
  slug: string,
  given: { stars: number; description: string },
): Promise<Testimony> {
  const product = existing(await productBySlug(database, slug), "Produk tidak ditemukan.");
  if (!(await hasReceived(database, memberId, product.id)))
    throw forbidden("Testimoni hanya dari pembeli yang sudah menerima produk ini.");
  const written = await insertTestimony(database, memberId, product.id, given);
  if (!written) throw conflict("already_written", "Kamu sudah memberi testimoni untuk produk ini.");
  return written;
}
