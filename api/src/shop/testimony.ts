import type { BodyOf, writeTestimony as contractWrite, Testimony } from "@barakah/contract";
import { tell } from "../messages/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing, notFound } from "../platform/errors.ts";
import { lockFiles } from "../platform/files/stored-files.ts";
import { refuseOwnSeller, refuseUnlessReceived } from "./may-write-testimony.ts";
import { productBySlug } from "./queries/products.ts";
import { sellerOf } from "./queries/store-products.ts";
import {
  insertTestimony,
  lockTestimony,
  productOfTestimony,
  setHidden,
  storeAnswer,
  testimonyById,
} from "./queries/testimonies.ts";
import { inTransaction, type Recorder } from "./recorded-transaction.ts";
import { refuseOwnProduct } from "./refuse-own-product.ts";

const noTestimony = () => notFound("Testimoni tidak ditemukan.");

async function setVisibility(tx: Tx, testimonyId: number, staffId: number, hiddenBy: number | null) {
  const product = await productOfTestimony(tx, testimonyId);
  if (product !== undefined) await refuseOwnProduct(tx, staffId, product);
  if (!(await setHidden(tx, testimonyId, hiddenBy))) throw noTestimony();
}

export const hideTestimony = (database: Database, testimonyId: number, staffId: number, record?: Recorder) =>
  inTransaction(database, (tx) => setVisibility(tx, testimonyId, staffId, staffId), record);

export const showTestimony = (database: Database, testimonyId: number, staffId: number, record?: Recorder) =>
  inTransaction(database, (tx) => setVisibility(tx, testimonyId, staffId, null), record);

/** Stores a testimony: once per buyer, and only after the product was received. The seller is notified. */
export async function writeTestimony(
  database: Database,
  memberId: number,
  slug: string,
  given: BodyOf<typeof contractWrite>,
): Promise<Testimony> {
  const product = existing(await productBySlug(database, slug), "Produk tidak ditemukan.");
  await refuseUnlessReceived(database, memberId, product.id);
  return database.transact(async (tx) => {
    const seller = await sellerOf(tx, product.id);
    refuseOwnSeller(seller, memberId);
    await lockFiles(tx, { pictures: given.pictures });
    const id = await insertTestimony(tx, memberId, product.id, given);
    if (id === undefined) throw conflict("already_written", "Kamu sudah memberi testimoni untuk produk ini.");
    if (seller)
      await tell(tx, {
        ...{ topic: "orders", to: { memberId: seller.member_id }, link: "/toko-saya/ulasan" },
        title: `${given.stars} bintang untuk ${product.title}`,
        body: given.description,
        key: `testimony ${id}`,
      });
    return existing(await testimonyById(tx, id));
  });
}

/** The seller's only answer; the buyer is notified. 404 for a testimony of another store. */
export const answerTestimony = (database: Database, storeId: number, id: number, answer: string) =>
  database.transact(async (tx) => {
    const found = await lockTestimony(tx, storeId, id);
    if (!found) throw noTestimony();
    if (found.answer !== "") throw conflict("already_answered", "Testimoni ini sudah kamu jawab.");
    await storeAnswer(tx, id, answer);
    if (found.member_id !== null)
      await tell(tx, {
        ...{ topic: "orders", to: { memberId: found.member_id }, link: `/produk/${found.slug}` },
        title: `Testimonimu tentang ${found.title} dijawab`,
        body: answer,
        key: `testimony ${id} answered`,
      });
    return existing(await testimonyById(tx, id));
  });
