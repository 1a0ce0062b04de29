import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve-endpoint.ts";
import {
  answerTestimony,
  drawStoreLabel,
  listStoreOrders,
  readStoreOrder,
  shipStoreOrder,
  testimoniesOfStore,
} from "../shop/index.ts";
import { ownStoreId } from "./own-store.ts";
import type { StoreParts } from "./routes.ts";

/** A seller's own orders and their testimonies. A paused store still finishes its existing orders. */
export function orderRoutes(
  app: FastifyInstance,
  { database, toleranceGrams }: Pick<StoreParts, "database" | "toleranceGrams">,
) {
  serve(app, contract.listOwnStoreOrders, async ({ actor, query }) =>
    listStoreOrders(database, await ownStoreId(database, actor), query),
  );
  serve(app, contract.getOwnStoreOrder, async ({ actor, params }) =>
    readStoreOrder(database, await ownStoreId(database, actor), params.order_number),
  );
  serve(app, contract.shipOwnStoreOrder, async ({ actor, params, body }) =>
    shipStoreOrder(database, actor, await ownStoreId(database, actor), { ...params, ...body }),
  );
  serve(app, contract.listOwnTestimonies, async ({ actor, query }) =>
    testimoniesOfStore(database, await ownStoreId(database, actor), query),
  );
  serve(app, contract.answerTestimony, async ({ actor, params, body }) =>
    answerTestimony(database, await ownStoreId(database, actor), params.id, body.answer),
  );
  serve(app, contract.printOwnLabel, async ({ actor, params, reply }) => {
    const id = await ownStoreId(database, actor);
    const label = await drawStoreLabel(database, id, params.order_number, await toleranceGrams());
    reply.header("content-disposition", 'inline; filename="label.pdf"');
    return label;
  });
}
