import type { FastifyInstance } from "fastify";
import { storesPersonalData } from "./personal-data.ts";
import { type StoreParts, storeRoutes } from "./routes.ts";

/** Members' stores. */
export function storesFeature(app: FastifyInstance, parts: StoreParts) {
  app.personalData.push(storesPersonalData);
  storeRoutes(app, parts);
}
