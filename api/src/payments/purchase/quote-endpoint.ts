import { type Purchase, type QuoteBody, quotePayment } from "@barakah/contract";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../../platform/actor.ts";
import { AppError, invalid, notAuthenticated, notFound } from "../../platform/errors.ts";
import { payByQris } from "../qris/pay-by-qris.ts";
import { type Payment, paymentByReference } from "../queries/payments.ts";
import { beginPurchase, type FormCall, type PurchaseParts, purchaseCall } from "./begin-purchase.ts";

/** Translates the field names of `POST /api/payments/quote/` into a purchase. */
function purchaseOf(body: Exclude<QuoteBody, { kind: "order" }>): Purchase {
  const method = "qris";
  if (body.kind === "enrolment") return { kind: "enrolment", slug: body.slug, payer_name: "", method };
  if (body.kind === "donation") {
    const { base_amount: amount, donor_name, donor_phone, donor_email, ...rest } = body;
    return {
      ...rest,
      amount,
      payer_name: donor_name,
      payer_phone: donor_phone,
      payer_email: donor_email,
      method,
    };
  }
  const { customer_name, customer_phone, customer_email, ...rest } = body;
  const payer = { payer_name: customer_name, payer_phone: customer_phone, payer_email: customer_email };
  return { ...rest, kind: "order", ...payer, method };
}

/** Switches a member's order that waits for another method to QRIS. */
async function quoteOrder(
  { payments }: PurchaseParts,
  actor: Actor | undefined,
  number: string,
): Promise<Payment> {
  if (!actor) throw notAuthenticated();
  const payment = await paymentByReference(payments.database.kysely, number);
  if (payment?.kind !== "order" || payment.member_id !== actor.memberId)
    throw notFound("Pesanan tidak ditemukan.");
  return payByQris(payments, payment);
}

const inQuoteFields = (error: unknown) =>
  error instanceof AppError && error.errors?.amount ? invalid({ base_amount: error.errors.amount }) : error;

/** Starts a QRIS payment. */
export async function quote(
  parts: PurchaseParts,
  request: FastifyRequest | FormCall,
  actor: Actor | undefined,
  body: QuoteBody,
): Promise<Payment> {
  if (body.kind === "order") return quoteOrder(parts, actor, body.order_number);
  const call = purchaseCall(request, quotePayment, actor, purchaseOf(body));
  return beginPurchase(parts, call).catch((error: unknown) => {
    throw body.kind === "donation" ? inQuoteFields(error) : error;
  });
}
