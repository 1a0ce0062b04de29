import { type BodyOf, isQris, listMyZakat, type Purchase, payZakat } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { beginPurchase, type Payments, presentBegun, purchaseCall } from "../payments/index.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve.ts";
import { zakatPurchaseHandler } from "./pay-zakat.ts";
import { zakatPaymentsOf } from "./queries/payments.ts";
import type { ReadBasis } from "./rule-book.ts";

export interface PayingParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  basis: ReadBasis;
  /** The smallest payment in rupiah. */
  leastGift(): Promise<number>;
}

export const zakatPurchase = ({ payment_method, ...rest }: BodyOf<typeof payZakat>): Purchase => ({
  kind: "zakat",
  ...rest,
  method: isQris(payment_method) ? "qris" : payment_method,
});

export function payingRoutes(app: FastifyInstance, parts: PayingParts) {
  const { payments } = parts;
  payments.registerPurchase(zakatPurchaseHandler(parts.basis, parts.leastGift));

  serve(app, payZakat, async ({ actor, body, request }) =>
    presentBegun(await beginPurchase(parts, purchaseCall(request, payZakat, actor, zakatPurchase(body)))),
  );

  serve(app, listMyZakat, ({ actor, query }) => zakatPaymentsOf(payments.database, actor.memberId, query));
}
