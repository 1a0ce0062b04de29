import { balancesOfPayment, heldFor, post, storeBalance, timesPosted } from "../ledger/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { takenOf } from "./queries/order-refunds.ts";
import { numberOf, ordersByPayment, type StoredOrder } from "./queries/orders.ts";
import { goodsLeft } from "./sellers-share.ts";

/** The part of a store's escrow that belongs to the store's other order in the same payment. */
async function heldForOther(tx: Tx, { id, payment_id, store_id }: StoredOrder): Promise<number> {
  const others = (await ordersByPayment(tx, payment_id)).filter(
    (one) => one.id !== id && one.store_id === store_id,
  );
  const waiting = others.filter(({ digital, frees_at, status, refunded }) =>
    digital ? frees_at !== null : status !== "finished" && !(status === "returned" && refunded > 0),
  );
  if (waiting.length === 0) return 0;
  const taken = await takenOf(tx, payment_id);
  return waiting.reduce((sum, other) => sum + goodsLeft(other, taken), 0);
}

/** The order is complete: the seller's part leaves the escrow and becomes free. The caller holds the order's lock. */
export async function freeMoney(tx: Tx, order: StoredOrder, at?: string): Promise<void> {
  if (order.store_id === null) return;
  const held = (await balancesOfPayment(tx, order.payment_id)).find(
    ({ account }) => account === heldFor(order.store_id ?? 0),
  );
  const amount = 0 - (held?.amount ?? 0) - (await heldForOther(tx, order));
  if (amount <= 0) return;
  const series = `order:${order.id}`;
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series, order.payment_id)) + 1}`,
    paymentId: order.payment_id,
    description: `${await numberOf(tx, order.id)} selesai`,
    legs: [
      { account: heldFor(order.store_id), amount },
      { account: storeBalance(order.store_id), amount: -amount },
    ],
    at,
  });
}
