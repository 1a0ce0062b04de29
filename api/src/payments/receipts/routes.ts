import * as contract from "@barakah/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { existing, notFound } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { callerOf } from "../../platform/rate-limit/caller.ts";
import { foundByKey, keepPrivate } from "../lifecycle/payment-by-key.ts";
import { holdingReceipts, ownReceipt } from "../queries/receipts.ts";
import { drawStatement } from "./draw-statement.ts";
import type { ReceiptParts } from "./issue-missing.ts";
import { printReceipts } from "./print.ts";
import { givingStatement } from "./statement.ts";
import { npwpOn } from "./taxpayers.ts";
import { checkReceipt, matchName } from "./verify-receipt.ts";

const NONE = "Pembayaran ini tidak punya tanda terima yang berlaku.";

function asFile(reply: FastifyReply, name: string) {
  keepPrivate(reply);
  reply.header("content-disposition", `inline; filename="${name}.pdf"`);
}

export function receiptRoutes(app: FastifyInstance, payments: ReceiptParts, origin: string) {
  const { database } = payments;
  const printing = async () => ({
    reader: database.kysely,
    origin,
    logo: await payments.payables.logo(),
  });

  serve(app, contract.checkReceipt, async ({ params, request, reply }) => {
    keepPrivate(reply);
    return checkReceipt(database, callerOf(request), params.number);
  });

  serve(app, contract.matchReceiptName, async ({ params, body, request, reply }) => {
    keepPrivate(reply);
    return { matches: await matchName(database, callerOf(request), params.number, body.name) };
  });

  serve(app, contract.downloadReceipt, async ({ actor, params, reply }) => {
    const receipt = existing(
      await ownReceipt(database.kysely, contract.receiptNumber(params.number), actor.memberId),
      "Tanda terima ini tidak ditemukan.",
    );
    asFile(reply, receipt.number);
    const npwp = await npwpOn(database, receipt.npwp_sealed, actor.memberId);
    return printReceipts({ ...(await printing()), npwp }, [receipt], true);
  });

  serve(app, contract.downloadPaymentReceipt, async ({ params, reply }) => {
    const payment = await foundByKey(payments, params.key);
    const receipts = await holdingReceipts(database.kysely, payment.id);
    const [first] = receipts;
    if (!first) throw notFound(NONE);
    asFile(reply, first.number);
    return printReceipts(await printing(), receipts, false);
  });

  serve(app, contract.readGivingStatement, ({ actor, query, reply }) => {
    keepPrivate(reply);
    return givingStatement(database.kysely, actor.memberId, query.year);
  });

  serve(app, contract.downloadGivingStatement, async ({ actor, query, reply }) => {
    const statement = await givingStatement(database.kysely, actor.memberId, query.year);
    asFile(reply, `pernyataan-pemberian-${query.year}`);
    const { payables } = payments;
    const issuer = { ...(await payables.issuer(database.kysely)), logo: await payables.logo() };
    return drawStatement(statement, issuer, origin);
  });
}
