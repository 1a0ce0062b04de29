import type { FastifyInstance } from "fastify";
import { type GivingParts, givingRoutes } from "./giving-routes.ts";
import { donationPayable } from "./payable.ts";
import { charityPersonalData } from "./personal-data.ts";
import { plainGiving } from "./plain-giving.ts";
import { prayerRoutes } from "./prayers/routes.ts";
import { staffPrayerRoutes } from "./prayers/staff-routes.ts";
import { charityRoutes } from "./routes.ts";
import { staffCampaignRoutes } from "./staff-campaign-routes.ts";

export function charityFeature(app: FastifyInstance, parts: GivingParts) {
  const { database, payables } = parts.payments;
  app.personalData.push(charityPersonalData);
  payables.register(donationPayable);
  charityRoutes(app, database, parts.leastGift);
  givingRoutes(app, parts);
  plainGiving(app, parts);
  prayerRoutes(app, database, parts.origin);
  staffCampaignRoutes(app, database);
  staffPrayerRoutes(app, database);
}
