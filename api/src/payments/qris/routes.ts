import { isQris, qrisPicture, quotePayment } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve.ts";
import { moneyRequest } from "../lifecycle/idempotency.ts";
import { activeMerchant } from "../queries/merchants.ts";
import { paymentByPageKey } from "../queries/payments.ts";
import { drawCode, payloadFor, pictureOf } from "./code.ts";
import { presentQuote } from "./quote.ts";
import type { Quoting } from "./quoter.ts";

export function qrisRoutes(app: FastifyInstance, payments: Quoting) {
  const { database } = payments;

  serve(app, quotePayment, async ({ actor, body, request }) => {
    const payment = await payments.quote({
      body,
      actor,
      address: request.ip,
      request: moneyRequest(request, quotePayment, actor, body),
    });
    return presentQuote(database.kysely, payment);
  });

  serve(app, qrisPicture, async ({ params, reply }) => {
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    const payment = await paymentByPageKey(database.kysely, params.key);
    const waits = payment?.status === "pending" && isQris(payment.method);
    const merchant = waits ? await activeMerchant(database.kysely, payment.method) : undefined;
    if (!payment || !merchant) throw notFound("Kode QRIS ini sudah tidak dipakai.");
    reply.header("content-disposition", `attachment; filename="QRIS-${payment.reference}.png"`);
    return pictureOf(drawCode(payloadFor(merchant, payment.amount)));
  });
}
