import { rolesWith } from "@barakah/contract";
import { tellStaff } from "../accounts/index.ts";
import { tell } from "../messages/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { lockProduct, sellerOf, setReview } from "./queries/store-products.ts";

export const NO_PRODUCT = "Produk tidak ditemukan.";
const PRODUCTS_PAGE = "/toko-saya/produk";

export const notOpen = () =>
  conflict("store_not_open", "Tokonya sedang tidak buka, jadi produknya belum dapat dijual.");

/** Sent to staff for review: the store's first product, or one that staff withdrew. */
export async function askForReview(tx: Tx, actor: Actor, { id, title }: { id: number; title: string }) {
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

/** `version`: the version that staff read, because the seller may have changed the product meanwhile. */
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

/** Refuses a product. One that is on sale is withdrawn. */
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
