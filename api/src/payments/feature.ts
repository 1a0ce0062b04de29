import type { FastifyInstance } from "fastify";
import type { Payments } from "./payments.ts";
import { paymentsPersonalData } from "./personal-data.ts";
import { paymentRoutes } from "./routes.ts";

/** One payment for every donation, order and paid enrolment. Whoever sells registers with `payments.sellers`. */
export function paymentsFeature(app: FastifyInstance, payments: Payments) {
  app.personalData.push(paymentsPersonalData);
  paymentRoutes(app, payments);
}
