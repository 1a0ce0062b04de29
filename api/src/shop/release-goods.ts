import type { OrderStatus } from "@barakah/contract";
import { type Decision, voucherUsedUp } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { moveOrder } from "./order-states.ts";
import { boughtGoods, type StoredOrder } from "./queries/orders.ts";
import { lockGoods, reserveStock, returnStock } from "./queries/stock.ts";
import { giveVoucher, lockVouchers, takeVoucher } from "./queries/vouchers.ts";

/** Always locks goods before vouchers, so that concurrent orders cannot deadlock. */
export async function lockHeld(tx: Tx, orders: readonly StoredOrder[]): Promise<void> {
  const goods = await Promise.all(orders.map(({ id }) => boughtGoods(tx, id)));
  await lockGoods(
    tx,
    goods.flat().map(({ product_id }) => product_id),
  );
  await lockVouchers(
    tx,
    orders.flatMap(({ voucher_id }) => voucher_id ?? []),
  );
}

/** Cancels an order and releases its goods and its voucher. */
export async function cancel(tx: Tx, order: StoredOrder, decision: Decision): Promise<void> {
  await moveOrder(tx, order, "cancelled", decision);
  if (!order.digital) await returnStock(tx, order.id, await boughtGoods(tx, order.id));
  if (order.voucher_id !== null) await giveVoucher(tx, order.voucher_id, order.voucher_amount);
}

const soldOut = (title: string, stock: number, quantity: number) =>
  conflict(
    "out_of_stock",
    `Stok ${title} tinggal ${stock}, padahal pesanan ini ${quantity}. Tambah stoknya dahulu, atau kembalikan uangnya.`,
  );

/** Reopens a cancelled order and reserves its goods and voucher again, or refuses. */
export async function reopenOrder(
  tx: Tx,
  order: StoredOrder,
  to: Extract<OrderStatus, "waiting_payment" | "waiting_verification">,
  decision: Decision,
): Promise<void> {
  const goods = order.digital ? [] : await boughtGoods(tx, order.id);
  const locked = await lockGoods(
    tx,
    goods.map((one) => one.product_id),
  );
  for (const { id, title, stock } of locked) {
    const quantity = goods.find((one) => one.product_id === id)?.quantity ?? 0;
    if (stock < quantity) throw soldOut(title, stock, quantity);
  }
  await moveOrder(tx, order, to, decision);
  if (!order.digital) await reserveStock(tx, order.id, goods);
  if (order.voucher_id !== null && !(await takeVoucher(tx, order.voucher_id, order.voucher_amount)))
    throw voucherUsedUp("Kuponnya sudah habis dipakai. Naikkan kuotanya dahulu, atau kembalikan uangnya.");
}
