import { findPaymentPage, payOnlineAgain, readPaymentPage, sendPaymentProof } from "@barakah/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { conflict, notFound, tooMany } from "../../platform/errors.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { serve } from "../../platform/http/serve.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { isSpent, type Limit, networkOf, takeTurn } from "../../platform/rate-limit/turns.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { ONLINE } from "../online/method.ts";
import { confirmNow, gatewayUnavailable, paymentPage } from "../online/online.ts";
import type { Payments } from "../payments.ts";
import { type Payment, paymentById, paymentByPageKey } from "../queries/payments.ts";
import { sendProof } from "../transfer/send-proof.ts";
import { sentTransfer } from "../transfer/with-proof.ts";
import { findPayment } from "./find-payment.ts";
import { showPayment } from "./show-payment.ts";

/** Nobody mistypes an address of 24 letters so often; whoever guesses is turned away before the database is asked. */
const WRONG_ADDRESSES: Limit = { most: 20, seconds: 600 };
/** Of one payment: a clearer photo and another one, not hundreds. */
const PROOFS: Limit = { most: 10, seconds: 3600 };
const ASK_SECONDS = 10;
const MINUTE = 60_000;

export interface PageParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  jobs: Jobs;
}

/** What one payer may see must stay in no cache, and what can be done with it is never asked for by another site. */
const keepPrivate = (reply: FastifyReply) =>
  reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });

async function found({ database }: Payments, request: FastifyRequest, key: string): Promise<Payment> {
  const bucket = `page-of:${networkOf(visitorOf(request))}`;
  if (await isSpent(database, bucket, WRONG_ADDRESSES)) throw tooMany(60, "alamat yang salah");
  const payment = await paymentByPageKey(database.kysely, key);
  if (payment) return payment;
  await takeTurn(database, bucket, WRONG_ADDRESSES);
  throw notFound("Pembayaran ini tidak kami temukan.");
}

export function paymentPageRoutes(app: FastifyInstance, { payments, images, origin }: PageParts) {
  const { database } = payments;
  const again = async ({ id }: Payment) => showPayment(payments, await paymentById(database.kysely, id));

  serve(app, readPaymentPage, async ({ params, request, reply }) => {
    keepPrivate(reply);
    const payment = await found(payments, request, params.key);
    const { online } = payments;
    if (online && payment.method === ONLINE && payment.status === "pending")
      await confirmNow(online, payment, ASK_SECONDS);
    return again(payment);
  });

  serve(app, findPaymentPage, async ({ body, request, reply }) => {
    keepPrivate(reply);
    return { page: await findPayment(database, visitorOf(request), body) };
  });

  serve(app, sendPaymentProof, async ({ params, body, files, request, reply }) => {
    keepPrivate(reply);
    const payment = await found(payments, request, params.key);
    const sent = sentTransfer(body, files);
    const turn = await takeTurn(database, `proof-of:${payment.id}`, PROOFS);
    if (!turn.granted) throw tooMany(turn.retryAfter, "bukti yang dikirim");
    await sendProof({ payments, images }, payment, body.payment_method, sent);
    return again(payment);
  });

  serve(app, payOnlineAgain, async ({ params, request, reply }) => {
    keepPrivate(reply);
    const payment = await found(payments, request, params.key);
    const seller = payments.sellers.of(payment);
    if (!payments.online || !seller.items) throw gatewayUnavailable();
    const left = Date.parse(payment.expires_at ?? "") - Date.now();
    if (payment.method !== ONLINE || payment.status !== "pending" || left <= 0)
      throw conflict("payment_closed", "Pembayaran ini sudah tidak menunggu pembayaran online.");
    const page = await paymentPage(payments.online, payment, {
      items: await seller.items(database.kysely, payment),
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
  });
}
