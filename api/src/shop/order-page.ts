import type { ResponseOf, reopenOrderPayment } from "@barakah/contract";
import { gatewayUnavailable, type Payments, pageOf, paymentPage } from "../payments/index.ts";
import { conflict } from "../platform/errors.ts";
import type { OwnOrder } from "./pay-order.ts";
import { orderItems } from "./queries/orders.ts";

const MINUTE = 60_000;

/** The page on which an order is paid, with what was bought: the one that is open, or a new one. */
export async function orderPage(
  payments: Payments,
  { order, payment }: OwnOrder,
  origin: string,
): Promise<ResponseOf<typeof reopenOrderPayment>> {
  if (!payments.online) throw gatewayUnavailable();
  const left = Date.parse(payment.expires_at ?? "") - Date.now();
  const page = await paymentPage(payments.online, payment, {
    items: await orderItems(payments.database.kysely, order.id),
    customer: { firstName: payment.payer_name, phone: payment.payer_phone, email: payment.payer_email },
    expiryMinutes: Math.max(1, Math.ceil(left / MINUTE) || 1),
    finishUrl: `${origin}/pembayaran-tertunda`,
  });
  const { reference } = payment;
  return {
    token: page.token,
    redirect_url: page.redirectUrl,
    order_id: reference,
    order_number: reference,
    page: pageOf(payment),
  };
}

/** Back to the payment of an order that still waits for it. */
export async function reopenPayment(payments: Payments, own: OwnOrder, origin: string) {
  const { payment } = own;
  if (payment.method !== "midtrans")
    throw conflict("other_method", "Pesanan ini dibayar dengan transfer bank.");
  const over = payment.expires_at !== null && Date.parse(payment.expires_at) <= Date.now();
  if (payment.status !== "pending" || over)
    throw conflict("payment_closed", "Pesanan ini sudah tidak menunggu pembayaran.");
  return orderPage(payments, own, origin);
}
