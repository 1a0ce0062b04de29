import type { BodyOf, createOwnProduct, editOwnProduct, OwnProduct } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { createItem, editItem } from "../platform/catalogue/edit-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { existing, invalid } from "../platform/errors.ts";
import { paragraphsOf, typedText } from "../platform/text/plain-text.ts";
import { fileOfStore } from "./digital/queries/files.ts";
import { productOfStore } from "./queries/staff-products.ts";
import { correctStock } from "./queries/stock.ts";
import { lockProduct, setReview, wasSold } from "./queries/store-products.ts";
import { askForReview, NO_PRODUCT } from "./review-store-product.ts";

/** A product of this store, with the description as it was typed; a product of another store is not found. */
export async function readStoreProduct(database: Database, storeId: number, id: number): Promise<OwnProduct> {
  const product = existing(await productOfStore(database, storeId, id), NO_PRODUCT);
  return { ...product, description: typedText(product.description) };
}

/** The columns of a draft. Downloads have no stock. */
async function columnsOf<
  D extends BodyOf<typeof createOwnProduct> | Omit<BodyOf<typeof editOwnProduct>, "version">,
>(tx: Tx, storeId: number, { file, ...draft }: D) {
  if (file !== null && !(await fileOfStore(tx, storeId, file)))
    throw invalid({ file: ["Berkas ini tidak tersimpan lagi. Unggah sekali lagi."] });
  const digital = draft.kind === "digital";
  return {
    ...draft,
    ...(digital && { unit: "berkas", ...("stock" in draft && { stock: 0 }) }),
    digital_file_id: digital ? file : null,
    description: paragraphsOf(draft.description),
  };
}

/** A store's goods are sent by courier only: pickup and the community's own courier are for the community's goods. */
const SENT = { sent_by_courier: true, sent_by_store: false, picked_up: false };

export async function createStoreProduct(
  database: Database,
  actor: Actor,
  storeId: number,
  draft: BodyOf<typeof createOwnProduct>,
): Promise<OwnProduct> {
  const id = await database.transact(async (tx) => {
    const fixed = { ...SENT, slug: "", is_featured: false, store_id: storeId };
    return createItem(tx, actor, "product", { ...(await columnsOf(tx, storeId, draft)), ...fixed });
  });
  return readStoreProduct(database, storeId, id);
}

const SWAPPED = "Berkasnya diganti, jadi diperiksa lagi sebelum dijual.";

/**
 * The seller replaced the file of a reviewed product: the product leaves the shop until staff have read the new file, also if
 * the seller had withdrawn it. Buyers keep the file that they bought.
 */
async function reviewAgain(tx: Tx, actor: Actor, id: number) {
  const product = await lockProduct(tx, id);
  if (!product) return;
  const { status, review, withheld } = product;
  if (status !== "published" && review !== "passed" && !withheld && !(await wasSold(tx, id))) return;
  await audit(tx, actor, "product.swap", ["product", id], { before: { status: product.status } });
  if (product.status === "published") await askForReview(tx, actor, product);
  else await setReview(tx, id, { review: "refused", note: SWAPPED });
}

/** Price, texts and pictures change at once, without another review. The kind never changes. */
export async function editStoreProduct(
  database: Database,
  actor: Actor,
  storeId: number,
  id: number,
  { version, ...draft }: BodyOf<typeof editOwnProduct>,
): Promise<OwnProduct> {
  const { slug, is_featured, kind, file } = await readStoreProduct(database, storeId, id);
  if (draft.kind !== kind) throw invalid({ kind: ["Jenis produk tidak dapat diubah. Buat produk baru."] });
  await database.transact(async (tx) => {
    const columns = await columnsOf(tx, storeId, { ...draft, file: draft.file ?? file?.id ?? null });
    await editItem(tx, actor, "product", id, { ...columns, slug, is_featured }, version);
    if (file && columns.digital_file_id !== file.id) await reviewAgain(tx, actor, id);
  });
  return readStoreProduct(database, storeId, id);
}

export async function setStoreStock(
  database: Database,
  actor: Actor,
  storeId: number,
  { id, stock }: { id: number; stock: number },
): Promise<OwnProduct> {
  const before = await readStoreProduct(database, storeId, id);
  await database.transact(async (tx) => {
    await correctStock(tx, {
      productId: id,
      stock,
      staffId: actor.memberId,
      note: "Dihitung oleh penjual",
    });
    await audit(tx, actor, "stock.adjust", ["product", id], {
      before: { stock: before.stock },
      after: { stock },
    });
  });
  return readStoreProduct(database, storeId, id);
}
