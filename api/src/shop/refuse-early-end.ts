import { mayOneOf } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { forbidden } from "../platform/errors.ts";
import type { StoredOrder } from "./queries/orders.ts";

/** Only staff with the money permission may end a store's order early, because that frees the seller's money. */
export function refuseEarlyEnd({ roles }: Actor, { store_id }: Pick<StoredOrder, "store_id">) {
  if (store_id === null || mayOneOf(roles, "money")) return;
  throw forbidden(
    "Pesanan toko anggota selesai oleh pembelinya, kabar kurir, atau waktunya. Bila harus lebih cepat, minta bendahara.",
  );
}
