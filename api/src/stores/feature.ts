import type { FastifyInstance } from "fastify";
import { orderRoutes } from "./order-routes.ts";
import { storesPersonalData } from "./personal-data.ts";
import { productRoutes } from "./product-routes.ts";
import { type StoreParts, storeRoutes } from "./routes.ts";
import { staffRoutes } from "./staff-routes.ts";
import { waitingOrders } from "./waiting-orders.ts";

/** Members' stores. */
export function storesFeature(app: FastifyInstance, parts: StoreParts) {
  app.personalData.push(storesPersonalData);
  app.waiting.push(waitingOrders);
  storeRoutes(app, parts);
  productRoutes(app, parts);
  orderRoutes(app, parts);
  staffRoutes(app, parts);
}
