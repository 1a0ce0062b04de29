import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  beginPurchase,
  openOnline,
  type Payments,
  presentBegun,
  proofOf,
  purchaseCall,
} from "../payments/index.ts";
import { tooMany } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { type Limit, takeToken } from "../platform/rate-limit/token-buckets.ts";
import { communityPickupPlace } from "./delivery/community-pickup-place.ts";
import type { DeliveryParts } from "./delivery/dependencies.ts";
import { offerShipping } from "./delivery/offer-ways-to-send.ts";
import { placeOf } from "./delivery/queries/regions.ts";
import { cartPurchaseHandler } from "./place-order.ts";
import { ordersByPayment } from "./queries/orders.ts";

export interface CheckoutParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  /** The most pieces of one product in one member's unpaid orders. */
  unpaidPieces: number;
  delivery: DeliveryParts;
}

/** Enough for trying addresses and quantities; more would be scraping. */
const QUESTIONS: Limit = { most: 60, seconds: 600 };

export function checkoutRoutes(app: FastifyInstance, parts: CheckoutParts) {
  const { payments, origin, delivery } = parts;
  const { database } = payments;
  payments.registerPurchase(
    cartPurchaseHandler(delivery, {
      own: parts.unpaidPieces,
      newcomersPercent: payments.limits.newcomersPercent,
    }),
  );

  serve(app, contract.offerShipping, async ({ actor, body }) => {
    const token = await takeToken(database, `shipping-options:${actor.memberId}`, QUESTIONS);
    if (!token.granted) throw tooMany(token.retryAfter, "pertanyaan ongkir");
    return offerShipping(delivery, actor.memberId, body.address_id);
  });

  serve(app, contract.readPickup, async () => {
    const [{ origin_region }, { place, hours }] = [
      await delivery.settings(),
      await communityPickupPlace(delivery),
    ];
    return {
      ...{ place, ready: hours },
      origin: (await placeOf(database.kysely, origin_region)) ?? "",
    };
  });

  serve(app, contract.createOrder, async ({ actor, body, files, request }) => {
    const { customer_name, customer_phone, customer_email, payment_method, ...rest } = body;
    const payer = { payer_name: customer_name, payer_phone: customer_phone, payer_email: customer_email };
    const wanted = { kind: "order", ...rest, ...payer, method: payment_method } as const;
    const payment = await beginPurchase(
      parts,
      purchaseCall(request, contract.createOrder, actor, wanted, proofOf(files)),
    );
    const [order] = await ordersByPayment(database.kysely, payment.id);
    return {
      ...presentBegun(payment),
      order_number: payment.reference,
      status: contract.ORDER_STATUS_LABEL[order?.status ?? "waiting_verification"],
      total_price: payment.amount,
      payment_method,
    };
  });

  serve(app, contract.generateOrderToken, async ({ actor, body, request }) => {
    const { customerName, customerPhone, customerEmail, cartItems, ...rest } = body;
    const payer = { payer_name: customerName, payer_phone: customerPhone, payer_email: customerEmail };
    const order = {
      kind: "order",
      ...rest,
      ...payer,
      cart_items: cartItems,
      method: contract.ONLINE_METHOD,
    } as const;
    const payment = await beginPurchase(
      parts,
      purchaseCall(request, contract.generateOrderToken, actor, order),
    );
    return { ...(await openOnline(payments, payment, origin)), order_number: payment.reference };
  });
}
