import {
  checkPaymentStatus,
  getPaymentOptions,
  type PaymentState,
  type PaymentStatus,
  updatePaymentStatus,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { forbidden, malformed, notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve.ts";
import { ONLINE } from "./online/method.ts";
import { midtransNotification } from "./online/midtrans/notification.ts";
import { confirmNow, gatewayUnavailable } from "./online/online.ts";
import { confirmNotified, receiveNotification } from "./online/webhook.ts";
import type { Payments } from "./payments.ts";
import { type Payment, paymentByAnyName } from "./queries/payments.ts";

export const NOTIFICATION_PATH = "/api/payments/midtrans-notification/";

/** Pages poll every five seconds; the provider is asked no more often than that, however many of them there are. */
const ASK_SECONDS = 4;

const RESULT: Record<PaymentStatus, PaymentState["status"]> = {
  pending: "pending",
  verified: "success",
  rejected: "failed",
  expired: "failed",
  cancelled: "failed",
  refunded: "failed",
};

const stateOf = (payment: Payment): PaymentState => ({
  order_id: payment.reference,
  status: RESULT[payment.status],
  payment_status: payment.status,
  kind: payment.kind,
  amount: payment.amount,
  payment_method: payment.method,
});

/** The payment as it is after asking the provider, when there is something to ask. */
async function askedPayment({ database, online }: Payments, name: string, seconds: number): Promise<Payment> {
  const known = await paymentByAnyName(database.kysely, name);
  if (!known) throw notFound("Pembayaran tidak ditemukan.");
  if (!online || known.method !== ONLINE || known.status !== "pending") return known;
  await confirmNow(online, known, seconds);
  return (await paymentByAnyName(database.kysely, name)) ?? known;
}

export function paymentRoutes(app: FastifyInstance, payments: Payments) {
  serve(app, getPaymentOptions, () => payments.options());

  serve(app, checkPaymentStatus, async ({ query }) =>
    stateOf(await askedPayment(payments, query.order_id, ASK_SECONDS)),
  );

  serve(app, updatePaymentStatus, async ({ body }) =>
    stateOf(await askedPayment(payments, body.transactionId, ASK_SECONDS)),
  );

  // Answered before it is acted upon: the provider waits seconds, and repeats what fails.
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
