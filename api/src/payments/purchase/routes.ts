import { beginPurchase as beginPurchaseCall, quotePayment } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { ONLINE } from "../online/method.ts";
import { openOnline } from "../online/open-online.ts";
import { presentQuote } from "../qris/pay-by-qris.ts";
import type { Payment } from "../queries/payments.ts";
import { beginPurchase, type PurchaseParts, purchaseCall } from "./begin-purchase.ts";
import { quote } from "./quote-endpoint.ts";

/** The answer of the older endpoints (`create-donation`, `create-order` …) about a started payment. */
export const presentBegun = (payment: Payment) => ({
  id: payment.id,
  order_id: payment.reference,
  page: pageOf(payment),
  amount: payment.amount,
  payment_method: payment.method,
  status: payment.status,
  created_at: payment.created_at,
});

export function purchaseRoutes(app: FastifyInstance, parts: PurchaseParts & { origin: string }) {
  serve(app, beginPurchaseCall, async ({ actor, body, files, request }) => {
    const call = purchaseCall(request, beginPurchaseCall, actor, body, files.proof_file);
    const payment = await beginPurchase(parts, call);
    const online = payment.method === ONLINE ? await openOnline(parts.payments, payment, parts.origin) : null;
    const { reference, kind, method, status, amount, created_at, expires_at: pay_before } = payment;
    return { reference, page: pageOf(payment), kind, method, status, amount, created_at, pay_before, online };
  });

  serve(app, quotePayment, async ({ actor, body, request }) =>
    presentQuote(parts.payments.database.kysely, await quote(parts, request, actor, body)),
  );
}
