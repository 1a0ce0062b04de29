import type { OrderStatus } from "@barakah/contract";
import {
  type Account,
  balancesOfPayment,
  discount,
  heldFor,
  type Leg,
  sales,
  shipping,
  storeBalance,
  ujrah,
} from "../ledger/index.ts";
import type { Part, Payment } from "../payments/index.ts";
import type { Reader } from "../platform/database/database.ts";
import { openedOrders } from "./digital/queries/downloads.ts";
import { orderNumber } from "./queries/order-number.ts";
import { takenOf } from "./queries/order-refunds.ts";
import type { StoredOrder } from "./queries/orders.ts";
import { goodsLeft, NOTHING } from "./sellers-share.ts";

/** Its goods have left. Shipping of a sent parcel is not refundable. */
export const isSent = (status: OrderStatus) =>
  status === "shipped" || status === "finished" || status === "returned";

/** The QRIS code that was deducted from the price; it belongs to the first, largest order. */
const codeOf = (payment: Payment, orders: readonly StoredOrder[]) =>
  orders.reduce((sum, { total }) => sum + total, 0) - payment.amount;

export const dueOf = (payment: Payment, orders: readonly StoredOrder[], order: StoredOrder) =>
  order.total - (order.part === 1 ? codeOf(payment, orders) : 0);

/** What the ledger still has of each order of a verified payment. */
export async function partsOf(
  reader: Reader,
  payment: Payment,
  orders: readonly StoredOrder[],
): Promise<Part[]> {
  const balances = new Map<string, number>(
    (await balancesOfPayment(reader, payment.id)).map(({ account, amount }) => [account, 0 - amount]),
  );
  const taken = await takenOf(reader, payment.id);
  const opened = await openedOrders(reader, payment.id);
  const leftOfFiles = (store: number, waits: boolean) =>
    orders
      .filter((one) => one.digital && one.store_id === store && waits === (one.frees_at !== null))
      .reduce((sum, order) => sum + goodsLeft(order, taken), 0);
  /** The price of a store's files is held until it is free; the rest of both accounts belongs to its other order. */
  const ownShares = ({ store_id, digital, frees_at }: StoredOrder): Leg[] => {
    if (store_id === null) return [{ account: sales(), amount: balances.get(sales()) ?? 0 }];
    const [held, free] = [heldFor(store_id), storeBalance(store_id)];
    if (digital) {
      const waits = frees_at !== null;
      return [{ account: waits ? held : free, amount: leftOfFiles(store_id, waits) }];
    }
    return [
      { account: held, amount: (balances.get(held) ?? 0) - leftOfFiles(store_id, true) },
      { account: free, amount: (balances.get(free) ?? 0) - leftOfFiles(store_id, false) },
    ];
  };
  return orders.map((order) => {
    const { ujrah: commission, shipping: way, discount: off } = taken.get(order.id) ?? NOTHING;
    // A single order gets the whole payment, also for refunds made before refunds were stored per order.
    const left = (account: Account, amount: number) => ({
      account,
      amount: orders.length === 1 ? (balances.get(account) ?? 0) : amount,
    });
    const shares = [
      ...ownShares(order),
      left(ujrah(), order.ujrah - commission),
      left(shipping(), order.shipping - way),
      left(discount(), off - order.discount - (order.part === 1 ? codeOf(payment, orders) : 0)),
    ];
    return {
      name: orderNumber(payment.reference, order.part),
      left: shares.filter(({ amount }) => amount !== 0),
      notRefundable: opened.has(order.id)
        ? shares.map(({ account }) => account)
        : isSent(order.status)
          ? [shipping()]
          : [],
    };
  });
}
