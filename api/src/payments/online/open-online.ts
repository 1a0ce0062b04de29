import type { OnlinePayment } from "@barakah/contract";
import { pageOf } from "../lifecycle/page-address.ts";
import type { Payments } from "../payments.ts";
import { withCode } from "../qris/leave-qris.ts";
import type { Payment } from "../queries/payments.ts";
import { gatewayUnavailable, paymentPage } from "./online.ts";

const MINUTE = 60_000;

/** The provider's page for a payment: the one that is open, or a new one. */
export async function openOnline(
  payments: Payments,
  payment: Payment,
  origin: string,
): Promise<OnlinePayment> {
  const { online, sellers, database } = payments;
  const seller = sellers.of(payment);
  if (!online || !seller.items) throw gatewayUnavailable();
  const left = Date.parse(payment.expires_at ?? "") - Date.now();
  const page = await paymentPage(online, payment, {
    items: withCode(await seller.items(database.kysely, payment), payment.amount),
    customer: { firstName: payment.payer_name, phone: payment.payer_phone, email: payment.payer_email },
    expiryMinutes: Math.max(1, Math.ceil(left / MINUTE) || 1),
    finishUrl: `${origin}/pembayaran-tertunda`,
  });
  return {
    token: page.token,
    redirect_url: page.redirectUrl,
    order_id: payment.reference,
    page: pageOf(payment),
  };
}
