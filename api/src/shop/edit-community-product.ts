import type { BodyOf, createStaffProduct, editStaffProduct, StaffProduct } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { createItem, editItem } from "../platform/catalogue/edit-item.ts";
import { type Move, publishItem } from "../platform/catalogue/publish-item.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, existing, notFound } from "../platform/errors.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import { staffProduct } from "./queries/staff-products.ts";
import { correctStock } from "./queries/stock.ts";
import { sellerOf } from "./queries/store-products.ts";
import { inTransaction, type Recorder } from "./recorded-transaction.ts";
import { refuseOwnProduct } from "./refuse-own-product.ts";

/** Sets the counted stock and records the reason. */
export const adjustStock = (
  database: Database,
  correction: { productId: number; stock: number; staffId: number; note: string; record?: Recorder },
) =>
  inTransaction(
    database,
    async (tx) => {
      await refuseOwnProduct(tx, correction.staffId, correction.productId);
      if (!(await correctStock(tx, correction))) throw notFound("Produk tidak ditemukan.");
    },
    correction.record,
  );

const cleaned = <D extends { description: string }>(draft: D): D => ({
  ...draft,
  description: cleanHtml(draft.description),
});

export async function readStaffProduct(database: Database, id: number): Promise<StaffProduct> {
  const product = existing(await staffProduct(database, id), "Produk tidak ditemukan.");
  return product;
}

/** Created with its first stock; later changes are movements with a reason. */
export async function createProduct(
  database: Database,
  actor: Actor,
  draft: BodyOf<typeof createStaffProduct>,
): Promise<StaffProduct> {
  const id = await database.transact((tx) => createItem(tx, actor, "product", cleaned(draft)));
  return readStaffProduct(database, id);
}

export async function editProduct(
  database: Database,
  actor: Actor,
  id: number,
  { version, ...draft }: BodyOf<typeof editStaffProduct>,
): Promise<StaffProduct> {
  const { kind } = await readStaffProduct(database, id);
  const columns = { ...cleaned(draft), weight_g: kind === "digital" ? null : draft.weight_g };
  await database.transact(async (tx) => {
    await refuseOwnProduct(tx, actor.memberId, id);
    await editItem(tx, actor, "product", id, columns, version);
  });
  return readStaffProduct(database, id);
}

export async function publishProduct(
  database: Database,
  actor: Actor,
  id: number,
  move: Move,
): Promise<StaffProduct> {
  await database.transact(async (tx) => {
    if (await sellerOf(tx, id))
      throw conflict("of_a_store", "Produk ini milik toko anggota. Periksa atau tarik di Toko anggota.");
    await publishItem(tx, actor, "product", id, move);
  });
  return readStaffProduct(database, id);
}
