import { secondPerson } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import type { Reader } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { noOrder } from "./pay-order.ts";
import { orderByNumber, type StoredOrder } from "./queries/orders.ts";
import { ownerOf } from "./queries/stores.ts";

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
