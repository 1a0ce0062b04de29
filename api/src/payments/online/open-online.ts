import type { OnlinePayment } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import type { Item, Payables } from "../lifecycle/payable.ts";
import type { Payment } from "../queries/payments.ts";
import { gatewayUnavailable, type OnlineParts, paymentPage } from "./online.ts";

const MINUTE = 60_000;

/** Adds the QRIS code as an item: the provider requires items that add up to the amount. */
function withCode(items: readonly Item[], amount: number): Item[] {
  const code = amount - items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (code === 0) return [...items];
  const name = code > 0 ? "Kode unik" : "Potongan kode unik";
  return [...items, { id: "kode-unik", name, price: code, quantity: 1 }];
}

/** The open page of the provider, or a new one. */
export async function openOnline(
  payments: { database: Database; payables: Payables; online: OnlineParts | undefined },
  payment: Payment,
  origin: string,
): Promise<OnlinePayment> {
  const { online, payables, database } = payments;
  const payable = payables.of(payment);
  if (!online || !payable.items) throw gatewayUnavailable();
  const left = Date.parse(payment.expires_at ?? "") - Date.now();
  const page = await paymentPage(online, payment, {
    items: withCode(await payable.items(database.kysely, payment), payment.amount),
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
