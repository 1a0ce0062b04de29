import { type Account, discount, heldFor, type Leg, sales, shipping, ujrah } from "../ledger/index.ts";
import type { TakenShared } from "./queries/order-refunds.ts";
import type { StoredOrder } from "./queries/orders.ts";

type Priced = Pick<StoredOrder, "store_id" | "total" | "shipping" | "ujrah" | "discount">;

/**
 * The ledger accounts of an order: the goods' price, less a voucher that the seller pays for, is divided into the seller's
 * part and our commission.
 */
const accountsOf = (order: Priced): Leg[] => {
  const goods = order.total - order.shipping + order.discount;
  return [
    order.store_id === null
      ? { account: sales(), amount: goods }
      : { account: heldFor(order.store_id), amount: goods - order.ujrah },
    { account: ujrah(), amount: order.ujrah },
    { account: shipping(), amount: order.shipping },
    { account: discount(), amount: -order.discount },
  ];
};

/** The shares of the orders of one payment, added up by account. */
export function sharesOfOrders(orders: readonly Priced[]): Leg[] {
  const sums = new Map<Account, number>();
  for (const { account, amount } of orders.flatMap(accountsOf))
    sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].map(([account, amount]) => ({ account, amount })).filter(({ amount }) => amount !== 0);
}

/** The seller's own part of an order, and what refunds took of it. */
const goodsOf = ({ total, shipping: way, discount: off, ujrah: commission }: Priced) =>
  total - way + off - commission;

const goodsTaken = ({ amount, shipping: way, discount: off, ujrah: commission }: TakenShared) =>
  amount - way + off - commission;

export const NOTHING = { amount: 0, ujrah: 0, shipping: 0, discount: 0 };

/** The seller's own part that refunds left. */
export const goodsLeft = (order: StoredOrder, taken: ReadonlyMap<string, TakenShared>) =>
  goodsOf(order) - goodsTaken(taken.get(order.id) ?? NOTHING);
