import { type BodyOf, isQris, listMyZakat, ONLINE_METHOD, payZakat } from "@barakah/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  allowPaying,
  gatewayUnavailable,
  moneyRequest,
  type Payment,
  type Payments,
  pageOf,
  qrisMethodFor,
} from "../payments/index.ts";
import { invalid } from "../platform/errors.ts";
import { serve } from "../platform/http/serve.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { beginZakat } from "./pay.ts";
import { zakatPaymentsOf } from "./queries/payments.ts";
import type { ReadBasis } from "./rule-book.ts";

export interface PayingParts {
  payments: Payments;
  origin: string;
  basis: ReadBasis;
  /** Less is not taken. */
  leastGift(): Promise<number>;
}

interface Sent {
  body: BodyOf<typeof payZakat>;
  actor?: { memberId: number } | undefined;
  address: string;
  /** Where the Idempotency-Key is. */
  headers: FastifyRequest["headers"];
}

export async function refuseTooLittle(
  { items }: Pick<Sent["body"], "items">,
  leastGift: PayingParts["leastGift"],
) {
  const least = await leastGift();
  if (items.reduce((sum, { amount }) => sum + amount, 0) < least)
    throw invalid({ items: [`Paling sedikit ${rupiah(least)}.`] });
}

/** As it was sent, by the page's script or by a plain form: the same rules, the same result. */
export async function beginPaying(
  { payments, basis, leastGift }: PayingParts,
  { body, actor, address, headers }: Sent,
): Promise<Payment> {
  const { database } = payments;
  const { payment_method, ...rest } = body;
  await refuseTooLittle(body, leastGift);
  if (payment_method === ONLINE_METHOD && !payments.online) throw gatewayUnavailable();
  const method = isQris(payment_method) ? await qrisMethodFor(database.kysely, "zakat") : payment_method;
  await allowPaying(payments, { address, phone: body.payer_phone });
  return beginZakat(database, basis, {
    ...rest,
    method: method as typeof payment_method,
    memberId: actor?.memberId ?? null,
    request: moneyRequest({ headers }, payZakat, actor, body),
  });
}

export function payingRoutes(app: FastifyInstance, parts: PayingParts) {
  serve(app, payZakat, async ({ actor, body, request }) => {
    const { ip: address, headers } = request;
    const payment = await beginPaying(parts, { body, actor, address, headers });
    return {
      id: payment.id,
      order_id: payment.reference,
      page: pageOf(payment),
      amount: payment.amount,
      payment_method: payment.method,
      status: payment.status,
      created_at: payment.created_at,
    };
  });

  serve(app, listMyZakat, ({ actor, query }) =>
    zakatPaymentsOf(parts.payments.database, actor.memberId, query),
  );
}
