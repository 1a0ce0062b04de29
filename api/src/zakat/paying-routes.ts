import { isQris, listMyZakat, payZakat, ZAKAT_FORM } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  beginPurchase,
  type Payments,
  plainPurchase,
  presentBegun,
  purchaseCall,
} from "../payments/index.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { plainForms } from "../platform/http/plain-forms.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
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

export function payingRoutes(app: FastifyInstance, parts: PayingParts) {
  const { payments } = parts;
  payments.registerPurchase(zakatPurchaseHandler(parts.basis, parts.leastGift));

  serve(app, payZakat, async ({ actor, body: { payment_method, ...rest }, request }) => {
    const method = isQris(payment_method) ? "qris" : payment_method;
    const call = purchaseCall(request, payZakat, actor, { kind: "zakat", ...rest, method });
    return presentBegun(await beginPurchase(parts, call));
  });
  // Amounts from the calculator come here too.
  plainForms(app, parts.origin, (scope) =>
    plainPurchase(scope, parts, {
      path: "/zakat/bayar",
      form: ZAKAT_FORM,
      about: () => ({ kind: "zakat" }),
    }),
  );

  serve(app, listMyZakat, ({ actor, query }) => zakatPaymentsOf(payments.database, actor.memberId, query));
}
