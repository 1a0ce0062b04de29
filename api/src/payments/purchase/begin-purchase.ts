import {
  isGiven,
  jakartaDay,
  ONLINE_METHOD,
  PAYMENT_MINUTES,
  type Purchase,
  transferFields,
} from "@barakah/contract";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { notAuthenticated } from "../../platform/errors.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { validate } from "../../platform/http/validation.ts";
import { type Caller, callerOf } from "../../platform/rate-limit/caller.ts";
import { rememberMaker } from "../acting/acting-right.ts";
import { paymentSubject } from "../acting/made.ts";
import { moneyRequest, once } from "../lifecycle/idempotency.ts";
import { allowPaying } from "../lifecycle/limit-started-payments.ts";
import { holderOf } from "../lifecycle/open-qris-limit.ts";
import { gatewayUnavailable } from "../online/online.ts";
import { qrisMethodFor } from "../qris/offers.ts";
import type { Payment, PaymentMethod } from "../queries/payments.ts";
import { proofHash, senderOf } from "../transfer/claim-transfer.ts";
import { openWithProof, type SentTransfer, sentTransfer } from "../transfer/with-proof.ts";
import type { PurchaseCall, Purchasing, Terms } from "./purchase-handler.ts";

const transfer = z.object(transferFields);

/** A plain form sends its Idempotency-Key as a field. */
export interface FormCall {
  headers: { "idempotency-key": string | undefined };
  caller: Caller;
}

/** A purchase as an HTTP request sent it. The Idempotency-Key belongs to the endpoint that was called. */
export const purchaseCall = (
  sent: FastifyRequest | FormCall,
  endpoint: { path: string },
  actor: Actor | undefined,
  purchase: Purchase,
  proof?: Buffer,
): PurchaseCall => ({
  purchase,
  actor,
  caller: "caller" in sent ? sent.caller : callerOf(sent),
  proof,
  request: moneyRequest(sent, endpoint, actor, { ...purchase, proof: proof && proofHash(proof) }),
});

async function methodFor(
  { database, online }: Purchasing,
  { kind, method }: Purchase,
): Promise<PaymentMethod> {
  if (method === ONLINE_METHOD && !online) throw gatewayUnavailable();
  return method === "qris" ? qrisMethodFor(database.kysely, kind) : method;
}

function sentWith({ purchase, proof, caller, actor }: PurchaseCall): SentTransfer | undefined {
  if (!proof) return undefined;
  const said = sentTransfer(validate(transfer, purchase) as z.output<typeof transfer>, { proof_file: proof });
  return { ...said, sender: senderOf(actor, caller) };
}

export interface PurchaseParts {
  payments: Purchasing;
  images: PrivateImages;
}

/** Starts a payment of any kind by any method, once for one Idempotency-Key. */
export async function beginPurchase(
  { payments, images }: PurchaseParts,
  call: PurchaseCall,
): Promise<Payment> {
  const { purchase, actor } = call;
  const handler = payments.purchaseHandlerOf(purchase.kind);
  if (handler.membersOnly && !actor) throw notAuthenticated();
  const method = await methodFor(payments, purchase);
  await handler.check?.(call);
  const sent = sentWith(call);
  await allowPaying(payments, { ...call.caller, memberId: actor?.memberId }, sent !== undefined);
  const prepared = await handler.prepare(call);
  const open = async (tx: Tx, terms: Terms) => {
    const payment = await prepared(tx, terms);
    await rememberMaker(tx, paymentSubject(payment.id), call.caller);
    return payment;
  };
  const holder = isGiven(purchase.kind)
    ? await holderOf(payments, call.caller, actor?.memberId, method)
    : undefined;
  const terms = {
    method,
    minutes: sent ? null : PAYMENT_MINUTES,
    reserves: purchase.method === "qris" ? { holder } : undefined,
    transferDate: sent?.transfer_date ?? jakartaDay(),
  };
  const { database } = payments;
  if (!sent) return once(database, call.request, (tx) => open(tx, terms));
  return openWithProof({ database, images }, call.request, sent, (tx) => open(tx, terms));
}
