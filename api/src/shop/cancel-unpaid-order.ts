import { closePayment, endOnline, type Payments } from "../payments/index.ts";
import { conflict } from "../platform/errors.ts";
import { wrongMoment } from "./order-states.ts";
import type { OwnOrder } from "./pay-order.ts";

/** A buyer cancels an order only before it is paid. Checked before the provider is asked. */
export async function cancelUnpaid(payments: Payments, { order, payment }: OwnOrder): Promise<void> {
  if (order.status !== "waiting_payment") throw wrongMoment(order.status);
  if (payments.online) await endOnline(payments.online, payment);
  const { moved, payment: now } = await payments.database.transact((tx) =>
    closePayment(tx, payments.payables, payment.id, "cancelled", {
      as: "payer",
      reason: "dibatalkan pembeli",
    }),
  );
  if (!moved && now.status === "verified") throw conflict("order_paid", "Pesanan ini sudah dibayar.");
}
