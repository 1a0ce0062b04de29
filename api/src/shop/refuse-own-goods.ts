import type { Reader } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { storesOfMember } from "./queries/vouchers.ts";

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
