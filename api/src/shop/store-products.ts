import {
  type BodyOf,
  type createOwnProduct,
  type editOwnProduct,
  type OwnProduct,
  type Publication,
  rolesWith,
} from "@barakah/contract";
import { tellStaff } from "../accounts/index.ts";
import { tell } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { createItem, editConflict, editItem } from "../platform/catalogue/edit-item.ts";
import { publishItem } from "../platform/catalogue/publish-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing, invalid, notFound } from "../platform/errors.ts";
import { paragraphsOf, typedText } from "../platform/text/plain-text.ts";
import { fileOfStore } from "./digital/queries/files.ts";
import { productOfStore } from "./queries/staff-products.ts";
import { correctStock } from "./queries/stock.ts";
import { dropWithheld, isTrusted, lockProduct, sellerOf, setReview } from "./queries/store-products.ts";

const NO_PRODUCT = "Produk tidak ditemukan.";
const PRODUCTS_PAGE = "/toko-saya/produk";

/** With its description as it was typed. Another store's is not found. */
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

const notOpen = () =>
  conflict("store_not_open", "Tokonya sedang tidak buka, jadi produknya belum dapat dijual.");

/** Sent to staff for review: the store's first product, or one that staff withdrew. */
async function askForReview(tx: Tx, actor: Actor, { id, title }: { id: number; title: string }) {
  await setReview(tx, id, { review: "waiting" });
  await tellStaff(
    tx,
    { roles: rolesWith("stores"), except: actor.memberId },
    {
      title: `Produk toko anggota menunggu: ${title}`,
      body: "Periksa produk ini sebelum dijual.",
      link: "/admin/toko?bagian=produk",
      key: `product ${id} review ${new Date().toISOString()}`,
    },
  );
}

/** What staff read was another file: it leaves the shop until they have read this one. Buyers keep what they bought. */
async function reviewAgain(tx: Tx, actor: Actor, id: number) {
  const product = await lockProduct(tx, id);
  if (!product || (product.status !== "published" && product.review !== "passed")) return;
  await audit(tx, actor, "product.swap", ["product", id], { before: { status: product.status } });
  if (product.status === "published") await askForReview(tx, actor, product);
  else await setReview(tx, id, { review: "refused", note: SWAPPED });
}

const SWAPPED = "Berkasnya diganti, jadi diperiksa lagi sebelum dijual.";

export async function publishStoreProduct(
  database: Database,
  actor: Actor,
  storeId: number,
  id: number,
  status: Publication,
): Promise<OwnProduct> {
  await database.transact(async (tx) => {
    const seller = await sellerOf(tx, id);
    const product = await lockProduct(tx, id);
    if (seller?.id !== storeId || !product) throw notFound(NO_PRODUCT);
    if (status !== "published") {
      await dropWithheld(tx, id);
      if (product.review === "waiting") await setReview(tx, id, { review: null });
      return publishItem(tx, actor, "product", id, { status, publish_at: null });
    }
    if (seller.state !== "open") throw notOpen();
    if (product.description === "") throw invalid({ description: ["Isi keterangan sebelum menerbitkan."] });
    if (product.kind === "digital" && product.digital_file_id === null)
      throw invalid({ file: ["Unggah berkasnya sebelum menerbitkan."] });
    if (product.status === "published" || product.review === "waiting") return;
    if (product.review !== "refused" && (await isTrusted(tx, storeId)))
      await publishItem(tx, actor, "product", id, { status, publish_at: null });
    else await askForReview(tx, actor, product);
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

/** Staff may not decide about their own products. */
async function lockForStaff(tx: Tx, actor: Actor, id: number) {
  const seller = await sellerOf(tx, id);
  const product = await lockProduct(tx, id);
  if (!seller || !product) throw notFound(NO_PRODUCT);
  if (seller.member_id === actor.memberId)
    throw conflict("own_store", "Ini tokomu sendiri. Minta petugas lain memeriksanya.");
  return { seller, product };
}

const tellSeller = (tx: Tx, memberId: number, id: number, title: string, body: string) =>
  tell(tx, {
    ...{ topic: "orders", to: { memberId }, title, body },
    link: `${PRODUCTS_PAGE}/${id}`,
    key: `product ${id} decided ${new Date().toISOString()}`,
    letter: { cause: "anyone", button: { label: "Buka produknya" } },
  });

/** `version`: what staff read; the seller may have changed it meanwhile. */
export const passStoreProduct = (database: Database, actor: Actor, id: number, version: number) =>
  database.transact(async (tx) => {
    const { seller, product } = await lockForStaff(tx, actor, id);
    if (product.review !== "waiting") throw conflict("already_decided", "Produk ini sudah diputuskan.");
    if (product.version !== version) throw editConflict(product.version);
    if (seller.state !== "open") throw notOpen();
    await setReview(tx, id, { review: "passed", status: "published" });
    await audit(tx, actor, "product.pass", ["product", id]);
    const body = "Petugas sudah memeriksanya, dan sekarang dijual. Produkmu berikutnya langsung tayang.";
    await tellSeller(tx, seller.member_id, id, `${product.title} sudah tayang`, body);
  });

/** Also takes back what is on sale. */
export const refuseStoreProduct = (database: Database, actor: Actor, id: number, reason: string) =>
  database.transact(async (tx) => {
    const { seller, product } = await lockForStaff(tx, actor, id);
    await setReview(tx, id, { review: "refused", note: reason });
    await audit(tx, actor, "product.refuse", ["product", id], {
      before: { status: product.status },
      after: { reason },
    });
    await tellSeller(tx, seller.member_id, id, `${product.title} perlu diperbaiki`, reason);
  });
