import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { sellerOf } from "./queries/store-products.ts";

/** Sellers change their goods in their store, where review and limits apply. */
export async function refuseOwnProduct(tx: Tx, memberId: number, productId: number) {
  if ((await sellerOf(tx, productId))?.member_id === memberId)
    throw conflict("own_store", "Ini produk tokomu sendiri. Ubah di Toko saya, atau minta petugas lain.");
}
