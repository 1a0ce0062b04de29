import type { Testimony } from "@barakah/contract";
import type { Database } from "../platform/database/database.ts";
import { conflict, forbidden, notFound } from "../platform/errors.ts";
import { productBySlug } from "./queries/products.ts";
import { hasReceived, insertTestimony } from "./queries/testimonies.ts";

/** Only from buyers who received it, once each. */
export async function writeTestimony(
  database: Database,
  memberId: number,
  slug: string,
  given: { stars: number; description: string },
): Promise<Testimony> {
  const product = await productBySlug(database, slug);
  if (!product) throw notFound("Produk tidak ditemukan.");
  if (!(await hasReceived(database, memberId, product.id)))
    throw forbidden("Testimoni hanya dari pembeli yang sudah menerima produk ini.");
  const written = await insertTestimony(database, memberId, product.id, given);
  if (!written) throw conflict("already_written", "Kamu sudah memberi testimoni untuk produk ini.");
  return written;
}
