import { mayOneOf } from "@barakah/contract";
import { secondPerson } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { AppError, conflict, forbidden } from "../platform/errors.ts";
import { noOrder } from "./pay-order.ts";
import { orderByNumber, type StoredOrder } from "./queries/orders.ts";
import { sellerOf } from "./queries/store-products.ts";
import { ownerOf } from "./queries/stores.ts";
import { storesOfMember } from "./queries/vouchers.ts";

type Owned = Pick<StoredOrder, "member_id" | "store_id">;

const ownOrder = (whose: string) =>
  new AppError(403, "own_order", `${whose}, jadi petugas lain yang memutuskannya.`);

/** Staff may not decide about an order that they placed or that their own store sells, unless nobody else could. */
export async function refuseOwnOrder(reader: Reader, memberId: number, { member_id, store_id }: Owned) {
  const bought = member_id === memberId;
  const sold = store_id !== null && (await ownerOf(reader, store_id)) === memberId;
  if ((!bought && !sold) || (await secondPerson(reader)).worksAlone) return;
  throw ownOrder(bought ? "Ini pesananmu sendiri" : "Ini pesanan di tokomu sendiri");
}

/** The order of this number, if this member of staff may decide about it. */
export async function orderOfOthers(reader: Reader, { memberId }: Actor, number: string) {
  const order = await orderByNumber(reader, number);
  if (!order) throw noOrder();
  await refuseOwnOrder(reader, memberId, order);
  return order;
}

/** Only staff with the money permission may end a store's order early, because that frees the seller's money. */
export function refuseEarlyEnd({ roles }: Actor, { store_id }: Pick<StoredOrder, "store_id">) {
  if (store_id === null || mayOneOf(roles, "money")) return;
  throw forbidden(
    "Pesanan toko anggota selesai oleh pembelinya, kabar kurir, atau waktunya. Bila harus lebih cepat, minta bendahara.",
  );
}

/** Sellers change their goods in their store, where review and limits apply. */
export async function refuseOwnProduct(tx: Tx, memberId: number, productId: number) {
  if ((await sellerOf(tx, productId))?.member_id === memberId)
    throw conflict("own_store", "Ini produk tokomu sendiri. Ubah di Toko saya, atau minta petugas lain.");
}

/** Refuses purchases from one's own store, because they would earn testimonies, rank and vouchers. */
export async function refuseOwnGoods(
  reader: Reader,
  memberId: number,
  bought: readonly { store_id: number | null }[],
) {
  const stores = new Set(bought.flatMap(({ store_id }) => store_id ?? []));
  if (stores.size === 0) return;
  const own = await storesOfMember(reader, memberId);
  if (own.some((id) => stores.has(id)))
    throw conflict("own_goods", "Ini barang tokomu sendiri. Ubah stoknya di Toko saya bila kamu memakainya.");
}
