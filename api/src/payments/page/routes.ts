import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { conflict } from "../../platform/errors.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { callerOf } from "../../platform/rate-limit/caller.ts";
import { sendActingCode } from "../acting/acting-code.ts";
import { madeBy } from "../acting/made.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { foundByKey, keepPrivate } from "../lifecycle/payment-by-key.ts";
import { ONLINE } from "../online/method.ts";
import { confirmNow, gatewayUnavailable } from "../online/online.ts";
import { openOnline } from "../online/open-online.ts";
import type { Payments } from "../payments.ts";
import { payOnlineInstead } from "../qris/pay-online-instead.ts";
import { noteLooked } from "../queries/amount-holds.ts";
import { type Payment, paymentById } from "../queries/payments.ts";
import { sendProof } from "../transfer/send-proof.ts";
import { sentTransfer } from "../transfer/with-proof.ts";
import { findPayment } from "./find-payment.ts";
import { showPayment } from "./show-payment.ts";

const ASK_SECONDS = 10;

export interface PageParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  jobs: Jobs;
}

export function paymentPageRoutes(app: FastifyInstance, { payments, images, origin }: PageParts) {
  const { database } = payments;
  const again = async ({ id }: Payment) => showPayment(payments, await paymentById(database.kysely, id));

  serve(app, contract.readPaymentPage, async ({ params, reply }) => {
    keepPrivate(reply);
    const payment = await foundByKey(payments, params.key);
    const { online } = payments;
    if (online && payment.method === ONLINE && payment.status === "pending")
      await confirmNow(online, payment, ASK_SECONDS);
    if (payment.status === "pending" && contract.isQris(payment.method))
      await noteLooked(database.kysely, payment.id);
    return again(payment);
  });

  serve(app, contract.findPaymentPage, async ({ body, request, reply }) => {
    keepPrivate(reply);
    return { page: await findPayment(database, callerOf(request), body) };
  });

  serve(app, contract.askPaymentCode, async ({ params, reply }) => {
    keepPrivate(reply);
    const payment = await foundByKey(payments, params.key);
    const what = `pembayaran ${payment.reference}`;
    return sendActingCode(payments, madeBy(payment), { what, link: pageOf(payment), publicUrl: origin });
  });

  serve(app, contract.sendPaymentProof, async ({ actor, params, body, files, request, reply }) => {
    keepPrivate(reply);
    const payment = await foundByKey(payments, params.key);
    const sent = sentTransfer(body, files);
    const from = callerOf(request);
    const acting = { caller: from, actor, requestId: request.id, code: body.code };
    await sendProof({ payments, images, from, acting }, payment, body.payment_method, sent);
    return again(payment);
  });

  serve(app, contract.payOnlineAgain, async ({ params, reply }) => {
    keepPrivate(reply);
    const before = await foundByKey(payments, params.key);
    if (!payments.online || !payments.payables.of(before).items) throw gatewayUnavailable();
    const payment = contract.isQris(before.method) ? await payOnlineInstead(database, before) : before;
    const over = Date.parse(payment.expires_at ?? "") <= Date.now();
    if (payment.method !== ONLINE || payment.status !== "pending" || over)
      throw conflict("payment_closed", "Pembayaran ini sudah tidak menunggu pembayaran online.");
    return openOnline(payments, payment, origin);
  });
}
