import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/index.ts";
import type { EventConfig } from "./config.ts";
import { eventRoutes } from "./routes.ts";

interface EventParts {
  config: EventConfig;
  payments: Payments;
}

/** Events, registration, tickets and their check-in. */
export function eventsFeature(app: FastifyInstance, { config, payments }: EventParts) {
  eventRoutes(app, payments.database, config);
}
