import { ORDER_STATUS_LABEL, type OrderStatus } from "@barakah/contract";
import { type Decision, voucherUsedUp } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { refundPromised } from "./delivery/queries/complaints.ts";
import { waitingReplacement } from "./delivery/queries/replacements.ts";
import { updateShipment } from "./delivery/queries/shipments.ts";
import { freeOrHold } from "./hold-digital-money.ts";
import { boughtGoods, recordStep, type StoredOrder, updateOrder } from "./queries/orders.ts";
import { lockGoods, reserveStock, returnStock } from "./queries/stock.ts";
import { giveVoucher, lockVouchers, takeVoucher } from "./queries/vouchers.ts";
import { tellBuyer } from "./tell-buyer.ts";
import { tellSellerOfMove } from "./tell-seller.ts";

/** The state machine of orders. All other moves are refused. */
const ORDER_MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  waiting_payment: ["waiting_verification", "processing", "cancelled"],
  waiting_verification: ["processing", "cancelled"],
  // Back, if the payment's verification was reversed.
  processing: ["shipped", "cancelled", "waiting_verification", "waiting_payment"],
  shipped: ["finished", "returned"],
  finished: [],
  returned: [],
  // Its rejected payment was reopened, or its money arrived late.
  cancelled: ["waiting_verification", "waiting_payment"],
};

/** An order of downloads is complete when it is paid. */
const canMoveOrder = ({ status, digital }: StoredOrder, to: OrderStatus) =>
  ORDER_MOVES[status].includes(to) || (digital && status === "processing" && to === "finished");

export const wrongMoment = (status: OrderStatus) =>
  conflict("order_status", `Ini tidak dapat dilakukan pada pesanan yang ${ORDER_STATUS_LABEL[status]}.`);

/** Moves an order (the caller holds its lock) and records who decided it and why. */
export async function moveOrder(
  tx: Tx,
  order: StoredOrder,
  to: OrderStatus,
  decision: Decision,
  more: { shipping_note?: string } = {},
): Promise<void> {
  if (!canMoveOrder(order, to)) throw wrongMoment(order.status);
  if (to === "finished" && (await waitingReplacement(tx, order.id)))
    throw conflict("replacement_waiting", "Penggantinya belum dikirim, jadi pesanan ini belum selesai.");
  if (to === "finished" && (await refundPromised(tx, order.id)))
    throw conflict(
      "refund_waiting",
      "Dana yang dijanjikan untuk pesanan ini belum ditransfer, jadi pesanan ini belum selesai.",
    );
  await updateOrder(tx, order.id, { status: to, ...more });
  // An order that has ended needs no automatic completion.
  if (to === "finished" || to === "returned") await updateShipment(tx, order.id, { ends_at: null });
  if (to === "finished") await freeOrHold(tx, order, decision.at);
  await recordStep(tx, order.id, { from: order.status, to, decision });
  await tellBuyer(tx, order, to, decision);
  await tellSellerOfMove(tx, order, to, decision.at);
}

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
