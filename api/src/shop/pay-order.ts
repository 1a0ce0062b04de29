import type { Bank } from "@barakah/contract";
import {
  closePayment,
  endOnline,
  type Payment,
  type Payments,
  paymentById,
  type SentTransfer,
  sendProof,
} from "../payments/index.ts";
import { conflict, notFound } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { wrongMoment } from "./move-order.ts";
import { ownOrder, type StoredOrder } from "./queries/orders.ts";

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

/** Before anything is asked of the provider, so that a look at the order is enough to refuse. */
export async function cancelUnpaid(payments: Payments, { order, payment }: OwnOrder): Promise<void> {
  if (order.status !== "waiting_payment") throw wrongMoment(order.status);
  if (payments.online) await endOnline(payments.online, payment);
  const { moved, payment: now } = await payments.database.kysely.transaction().execute((tx) =>
    closePayment(tx, payments.sellers, payment.id, "cancelled", {
      as: "payer",
      reason: "dibatalkan pembeli",
    }),
  );
  if (!moved && now.status === "verified") throw conflict("order_paid", "Pesanan ini sudah dibayar.");
}

/** A proof for an order that waits for one: a first, a clearer one, or instead of paying online. */
export async function sendOrderProof(
  parts: { payments: Payments; images: PrivateImages },
  { order, payment }: OwnOrder,
  bank: Bank,
  sent: SentTransfer,
): Promise<void> {
  if (payment.status !== "pending") throw wrongMoment(order.status);
  await sendProof(parts, payment, bank, sent);
}
