import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { forbidden, malformed, notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { type Caller, callerOf } from "../platform/rate-limit/caller.ts";
import { isTransactionId, limitUnheardTransactions } from "./online/limit-unheard-transactions.ts";
import { ONLINE } from "./online/method.ts";
import { midtransNotification } from "./online/midtrans/notification.ts";
import { confirmNow, confirmUnheard, gatewayUnavailable } from "./online/online.ts";
import { confirmNotified, receiveNotification } from "./online/webhook.ts";
import type { Payments } from "./payments.ts";
import { type Payment, paymentByAnyName } from "./queries/payments.ts";
import { promisedOf } from "./queries/refunds.ts";

export const NOTIFICATION_PATH = "/api/payments/midtrans-notification/";

/** Pages poll every five seconds; the provider is asked at most this often, for all pages together. */
const ASK_SECONDS = 4;

const RESULT: Record<contract.PaymentStatus, contract.PaymentState["status"]> = {
  pending: "pending",
  verified: "success",
  rejected: "failed",
  expired: "failed",
  cancelled: "failed",
  refunded: "failed",
};

const stateOf = async ({ database }: Payments, payment: Payment): Promise<contract.PaymentState> => ({
  order_id: payment.reference,
  status: RESULT[payment.status],
  payment_status: payment.status,
  kind: payment.kind,
  amount: payment.amount,
  payment_method: payment.method,
  refund_owed: await promisedOf(database.kysely, payment.id),
});

/** The payment after asking the provider, if it may have changed. */
async function asked({ database, online }: Payments, known: Payment): Promise<Payment> {
  if (!online || known.method !== ONLINE || known.status !== "pending") return known;
  await confirmNow(online, known, ASK_SECONDS);
  return (await paymentByAnyName(database.kysely, known.reference)) ?? known;
}

const unknownPayment = () => notFound("Pembayaran tidak ditemukan.");

/** Earlier clients report a provider's transaction before its webhook arrives. */
async function unheard({ database, online }: Payments, name: string, caller: Caller) {
  if (!online || !isTransactionId(name)) throw unknownPayment();
  await limitUnheardTransactions(database, caller);
  const order = await confirmUnheard(online, name);
  const payment = order && (await paymentByAnyName(database.kysely, order));
  if (!payment) throw unknownPayment();
  return payment;
}

export function paymentRoutes(app: FastifyInstance, payments: Payments) {
  serve(app, contract.getPaymentOptions, () => payments.options());

  const find = (name: string) => paymentByAnyName(payments.database.kysely, name);
  serve(app, contract.checkPaymentStatus, async ({ query }) => {
    const known = await find(query.order_id);
    if (!known) throw unknownPayment();
    return stateOf(payments, await asked(payments, known));
  });

  serve(app, contract.updatePaymentStatus, async ({ body, request }) => {
    const known = await find(body.transactionId);
    return stateOf(
      payments,
      known ? await asked(payments, known) : await unheard(payments, body.transactionId, callerOf(request)),
    );
  });

  // Answered before it is processed: the provider times out after seconds and retries.
  app.post(NOTIFICATION_PATH, { config: { csrfExempt: true } }, async (request, reply) => {
    const { online } = payments;
    if (!online) throw gatewayUnavailable();
    const parsed = midtransNotification.safeParse(request.body);
    if (!parsed.success) throw malformed("Notifikasi tidak dapat dibaca.");
    const received = await receiveNotification(online, online.serverKey, parsed.data);
    if (received === "forged") throw forbidden("Tanda tangan notifikasi tidak sah.");
    if (received === "unknown_order") throw notFound("Pembayaran tidak ditemukan.");
    reply.send({ status: "ok" });
    payments.background(confirmNotified(online, parsed.data.order_id));
    return reply;
  });
}
