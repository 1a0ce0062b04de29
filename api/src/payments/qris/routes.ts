import { isQris, qrisPicture } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { notFound } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { drawCode } from "../../platform/qr-code.ts";
import { holdOf, noteLooked } from "../queries/amount-holds.ts";
import { activeMerchant } from "../queries/merchants.ts";
import { paymentByPageKey } from "../queries/payments.ts";
import { payloadFor, pictureOf } from "./qris-code.ts";

export function qrisRoutes(app: FastifyInstance, { database }: { database: Database }) {
  serve(app, qrisPicture, async ({ params, reply }) => {
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    const payment = await paymentByPageKey(database.kysely, params.key);
    const waits = payment?.status === "pending" && isQris(payment.method);
    const given_up = waits && (await holdOf(database.kysely, payment.id))?.given_up;
    const merchant = waits && !given_up ? await activeMerchant(database.kysely, payment.method) : undefined;
    if (!payment || !merchant) throw notFound("Kode QRIS ini sudah tidak dipakai.");
    await noteLooked(database.kysely, payment.id);
    reply.header("content-disposition", `attachment; filename="QRIS-${payment.reference}.png"`);
    return pictureOf(drawCode(payloadFor(merchant, payment.amount)));
  });
}
