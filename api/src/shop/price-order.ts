import { type OrderStatus, ujrahOf } from "@barakah/contract";
import {
  type Account,
  balancesOfPayment,
  discount,
  heldFor,
  type Leg,
  post,
  sales,
  shipping,
  storeBalance,
  timesPosted,
  ujrah,
} from "../ledger/index.ts";
import type { Part, Payment } from "../payments/index.ts";
import type { Reader, Tx } from "../platform/database/database.ts";
import { openedOrders } from "./digital/queries/downloads.ts";
import { orderNumber } from "./queries/order-number.ts";
import { type TakenShared, takenOf } from "./queries/order-refunds.ts";
import { numberOf, ordersByPayment, type StoredOrder } from "./queries/orders.ts";

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

/** The seller's own part of an order, and what refunds took of it. */
const goodsOf = ({ total, shipping: way, discount: off, ujrah: commission }: Priced) =>
  total - way + off - commission;
const goodsTaken = ({ amount, shipping: way, discount: off, ujrah: commission }: TakenShared) =>
  amount - way + off - commission;

interface Selling {
  store_id: number | null;
  goods: number;
  shipping: number;
  ujrah_percent: number;
  /** The discount, and whether the community pays for it. */
  voucher?: { id: number; saves: number; borne: boolean } | undefined;
}

export function priceOrder({ store_id, goods, shipping, ujrah_percent, voucher }: Selling) {
  const voucher_amount = voucher?.saves ?? 0;
  const discount = voucher?.borne ? voucher_amount : 0;
  return {
    ...{ store_id, shipping, ujrah_percent, voucher_id: voucher?.id ?? null, voucher_amount, discount },
    total: goods - voucher_amount + shipping,
    ujrah: store_id === null ? 0 : ujrahOf(goods - voucher_amount + discount, ujrah_percent),
  };
}
export type PricedOrder = ReturnType<typeof priceOrder>;

/** The shares of the orders of one payment, added up by account. */
export function sharesOfOrders(orders: readonly Priced[]): Leg[] {
  const sums = new Map<Account, number>();
  for (const { account, amount } of orders.flatMap(accountsOf))
    sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].map(([account, amount]) => ({ account, amount })).filter(({ amount }) => amount !== 0);
}

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

const NOTHING = { amount: 0, ujrah: 0, shipping: 0, discount: 0 };

const goodsLeft = (order: StoredOrder, taken: ReadonlyMap<string, TakenShared>) =>
  goodsOf(order) - goodsTaken(taken.get(order.id) ?? NOTHING);

/** The part of a store's escrow that belongs to its other order of the same payment. */
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
