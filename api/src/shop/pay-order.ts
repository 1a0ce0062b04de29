import { type Bank, ONLINE_METHOD } from "@barakah/contract";
import {
  type Acting,
  openOnline,
  type Payment,
  type Payments,
  paymentById,
  type SentTransfer,
  sendProof,
} from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import type { Person } from "../platform/rate-limit/action-limits.ts";
import { moveOrder, wrongMoment } from "./order-states.ts";
import { lockOrder, ownOrder, type StoredOrder } from "./queries/orders.ts";

export const noOrder = () => notFound("Pesanan tidak ditemukan.");

export interface OwnOrder {
  order: StoredOrder;
  payment: Payment;
}

export async function ownOrderWithPayment(
  { database }: Payments,
  memberId: number,
  number: string,
): Promise<OwnOrder> {
  const order = await ownOrder(database.kysely, memberId, number);
  if (!order) throw noOrder();
  return { order, payment: await paymentById(database.kysely, order.payment_id) };
}

/** Continues the online payment of an unpaid order. */
export async function reopenPayment(payments: Payments, { payment }: OwnOrder, origin: string) {
  if (payment.method !== ONLINE_METHOD)
    throw conflict("other_method", "Pesanan ini dibayar dengan transfer bank.");
  const over = payment.expires_at !== null && Date.parse(payment.expires_at) <= Date.now();
  if (payment.status !== "pending" || over)
    throw conflict("payment_closed", "Pesanan ini sudah tidak menunggu pembayaran.");
  return { ...(await openOnline(payments, payment, origin)), order_number: payment.reference };
}

/** Stores a proof for a pending order: the first, a clearer one, or one for a transfer instead of online payment. */
export async function sendOrderProof(
  parts: { payments: Payments; images: PrivateImages; from: Person; acting: Acting },
  { order, payment }: OwnOrder,
  bank: Bank,
  sent: SentTransfer,
): Promise<void> {
  if (payment.status !== "pending") throw wrongMoment(order.status);
  await sendProof(parts, payment, bank, sent);
}

/** The buyer confirms receipt. */
export const markReceived = (database: Database, memberId: number, number: string) =>
  database.transact(async (tx) => {
    const order = await ownOrder(tx, memberId, number);
    if (!order) throw noOrder();
    await moveOrder(tx, await lockOrder(tx, order.id), "finished", {
      as: "payer",
      reason: "Diterima oleh pembeli.",
    });
  });
