import type { FastifyInstance } from "fastify";
import { noticeRoutes } from "./notices/routes.ts";
import { paymentForms } from "./page/forms.ts";
import { writeLetters } from "./page/letters.ts";
import { type PageParts, paymentPageRoutes } from "./page/routes.ts";
import { paymentsPersonalData, refundsPersonalData } from "./personal-data.ts";
import { qrisRoutes } from "./qris/routes.ts";
import { paymentRoutes } from "./routes.ts";

/** One payment for every donation, order and paid enrolment. Whoever sells registers with `payments.sellers`. */
export function paymentsFeature(app: FastifyInstance, parts: PageParts) {
  app.personalData.push(paymentsPersonalData, refundsPersonalData);
  paymentRoutes(app, parts.payments);
  paymentPageRoutes(app, parts);
  qrisRoutes(app, parts.payments);
  noticeRoutes(app, { ...parts.payments, log: app.log });
  paymentForms(app, parts);
  writeLetters({ jobs: parts.jobs, publicUrl: parts.origin });
}
