import {
  createOrder,
  generateOrderToken,
  ORDER_STATUS_LABEL,
  offerShipping as offerShippingCall,
  PAYMENT_MINUTES,
  readPickup,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  allowPaying,
  gatewayUnavailable,
  moneyRequest,
  type Payments,
  pageOf,
  payByQris,
  proofHash,
  qrisMethodFor,
  sentTransfer,
} from "../payments/index.ts";
import { notAuthenticated, tooMany } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve.ts";
import { type Limit, takeTurn } from "../platform/rate-limit/turns.ts";
import { chooseDelivery } from "./delivery/choose-delivery.ts";
import type { DeliveryParts } from "./delivery/dependencies.ts";
import { offerShipping } from "./delivery/offer.ts";
import { placeOf } from "./delivery/queries/regions.ts";
import { orderPage } from "./order-page.ts";
import { ownOrderWithPayment } from "./pay-order.ts";
import { orderByQris, orderByTransfer, orderOnline } from "./place-order.ts";
import { orderByPayment } from "./queries/orders.ts";

export interface CheckoutParts {
  payments: Payments;
  images: PrivateImages;
  origin: string;
  /** The most pieces of one product that a member's unpaid orders may hold. */
  unpaidPieces: number;
  delivery: DeliveryParts;
}

/** A buyer tries addresses and quantities; hundreds of questions to couriers are somebody else's. */
const QUESTIONS: Limit = { most: 60, seconds: 600 };

export function checkoutRoutes(
  app: FastifyInstance,
  { payments, images, origin, unpaidPieces, delivery }: CheckoutParts,
) {
  const { database } = payments;

  serve(app, offerShippingCall, async ({ actor, body }) => {
    const turn = await takeTurn(database, `shipping-options:${actor.memberId}`, QUESTIONS);
    if (!turn.granted) throw tooMany(turn.retryAfter, "pertanyaan ongkir");
    return offerShipping(delivery, actor.memberId, body.address_id);
  });

  serve(app, readPickup, async () => {
    const { pickup_place, pickup_ready, office, origin_region } = await delivery.settings();
    return {
      place: pickup_place || office,
      ready: pickup_ready,
      origin: (await placeOf(database.kysely, origin_region)) ?? "",
    };
  });

  serve(app, createOrder, async ({ actor, body, files, request }) => {
    const sent = sentTransfer(body, files);
    await allowPaying(payments, { address: request.ip, phone: body.customer_phone });
    const carried = { ...body, proof: proofHash(sent.proof) };
    const purchase = {
      memberId: actor.memberId,
      unpaidPieces,
      amount: body.amount,
      customer: { name: body.customer_name, phone: body.customer_phone, email: body.customer_email },
      note: body.note,
      delivery: await chooseDelivery(delivery, actor.memberId, body),
      request: moneyRequest(request, createOrder, actor, carried),
    };
    const payment = await orderByTransfer({ database, images }, purchase, body.payment_method, sent);
    const { status } = await orderByPayment(database.kysely, payment.id);
    return {
      order_number: payment.reference,
      order_id: payment.reference,
      page: pageOf(payment),
      status: ORDER_STATUS_LABEL[status],
      total_price: payment.amount,
      payment_method: body.payment_method,
      created_at: payment.created_at,
    };
  });

  serve(app, generateOrderToken, async ({ actor, body, request }) => {
    if (!payments.online) throw gatewayUnavailable();
    await allowPaying(payments, { address: request.ip, phone: body.customerPhone });
    const purchase = {
      memberId: actor.memberId,
      unpaidPieces,
      amount: body.amount,
      customer: { name: body.customerName, phone: body.customerPhone, email: body.customerEmail },
      note: body.note,
      choices: body.cartItems,
      delivery: await chooseDelivery(delivery, actor.memberId, body),
      request: moneyRequest(request, generateOrderToken, actor, body),
    };
    const payment = await orderOnline(database, purchase, PAYMENT_MINUTES);
    const order = await orderByPayment(database.kysely, payment.id);
    return orderPage(payments, { order, payment }, origin);
  });

  payments.quotes("checkout", async ({ body, actor, address, request }) => {
    if (!actor) throw notAuthenticated();
    const method = await qrisMethodFor(database.kysely, "order");
    await allowPaying(payments, { address, phone: body.customer_phone });
    const purchase = {
      memberId: actor.memberId,
      unpaidPieces,
      amount: body.amount,
      customer: { name: body.customer_name, phone: body.customer_phone, email: body.customer_email },
      note: body.note,
      choices: body.cart_items,
      delivery: await chooseDelivery(delivery, actor.memberId, body),
      request,
    };
    return orderByQris(database, purchase, method);
  });

  payments.quotes("order", async ({ body, actor }) => {
    if (!actor) throw notAuthenticated();
    const { payment } = await ownOrderWithPayment(payments, actor.memberId, body.order_number);
    return payByQris(payments, payment);
  });
}
