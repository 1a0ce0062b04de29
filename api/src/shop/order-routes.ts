import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { sentTransfer } from "../payments/index.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { cancelUnpaid } from "./cancel-unpaid-order.ts";
import { putAgain } from "./cart.ts";
import type { CheckoutParts } from "./checkout-routes.ts";
import { communityPickupPlace } from "./delivery/community-pickup-place.ts";
import { complain } from "./delivery/complain.ts";
import { followParcel } from "./delivery/track-parcels.ts";
import {
  markReceived,
  noOrder,
  ownOrderWithPayment,
  reopenPayment,
  sendOrderProof as sendProof,
} from "./pay-order.ts";
import { presentOrder } from "./present-order.ts";
import { orderOf, ordersOf } from "./queries/order-list.ts";
import { linesOfOrder } from "./queries/orders.ts";
import { writeTestimony } from "./testimony.ts";

export function orderRoutes(app: FastifyInstance, { payments, images, origin, delivery }: CheckoutParts) {
  const { database } = payments;

  async function presented(memberId: number, number: string) {
    const order = await orderOf(database, memberId, number);
    if (!order) throw noOrder();
    return presentOrder(order, await communityPickupPlace(delivery));
  }

  serve(app, contract.listOrders, async ({ actor, query }) => {
    const { rows, total } = await ordersOf(database, actor.memberId, query);
    const community = await communityPickupPlace(delivery);
    return { rows: rows.map((order) => presentOrder(order, community)), total };
  });

  serve(app, contract.getOrder, async ({ actor, params }) => presented(actor.memberId, params.order_number));

  serve(app, contract.sendOrderProof, async ({ actor, params, body, files, request }) => {
    const sent = sentTransfer(body, files);
    const own = await ownOrderWithPayment(payments, actor.memberId, params.order_number);
    const from = { ...callerOf(request), memberId: actor.memberId };
    const acting = { caller: from, actor, requestId: actor.requestId };
    await sendProof({ payments, images, from, acting }, own, body.payment_method, sent);
    return presented(actor.memberId, params.order_number);
  });

  serve(app, contract.reopenOrderPayment, async ({ actor, params }) =>
    reopenPayment(payments, await ownOrderWithPayment(payments, actor.memberId, params.order_number), origin),
  );

  serve(app, contract.cancelOrder, async ({ actor, params }) => {
    await cancelUnpaid(payments, await ownOrderWithPayment(payments, actor.memberId, params.order_number));
    return presented(actor.memberId, params.order_number);
  });

  serve(app, contract.receiveOrder, async ({ actor, params }) => {
    await markReceived(database, actor.memberId, params.order_number);
    return presented(actor.memberId, params.order_number);
  });

  serve(app, contract.complainAboutOrder, async ({ actor, params, body, files }) => {
    const pictures = [files.picture_1, files.picture_2, files.picture_3].filter((file) => file !== undefined);
    const about = { memberId: actor.memberId, orderNumber: params.order_number };
    await complain({ database, images }, { ...about, ...body, pictures });
    return presented(actor.memberId, params.order_number);
  });

  serve(app, contract.trackOrder, async ({ actor, params }) => {
    const { order } = await ownOrderWithPayment(payments, actor.memberId, params.order_number);
    await followParcel(delivery, order);
    return presented(actor.memberId, params.order_number);
  });

  serve(app, contract.reorder, async ({ actor, params }) => {
    const { order } = await ownOrderWithPayment(payments, actor.memberId, params.order_number);
    return putAgain(database, actor.memberId, await linesOfOrder(database.kysely, order.id));
  });

  serve(app, contract.writeTestimony, async ({ actor, params, body }) =>
    writeTestimony(database, actor.memberId, params.slug, body),
  );
}
