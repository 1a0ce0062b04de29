import type { FastifyInstance } from "fastify";
import { type GivingParts, givingRoutes } from "./giving-routes.ts";
import { charityPersonalData } from "./personal-data.ts";
import { plainGiving } from "./plain-giving.ts";
import { prayerRoutes } from "./prayers/routes.ts";
import { charityRoutes } from "./routes.ts";
import { donationSeller } from "./seller.ts";

export function charityFeature(app: FastifyInstance, parts: GivingParts) {
  const { database, sellers } = parts.payments;
  app.personalData.push(charityPersonalData);
  sellers.register(donationSeller);
  charityRoutes(app, database, parts.leastGift);
  givingRoutes(app, parts);
  plainGiving(app, parts);
  prayerRoutes(app, database, parts.origin);
}
