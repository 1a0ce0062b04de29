import type { FastifyInstance } from "fastify";
import type { Jobs } from "../platform/jobs.ts";
import { pledgePersonalData } from "./personal-data.ts";
import { keepReminding } from "./remind-of-pledges.ts";
import { type PledgeParts, pledgeRoutes } from "./routes.ts";
import { waitingPledges } from "./waiting-pledges.ts";

/** People mean to give regularly, are reminded, and pay each time themselves. */
export function pledgesFeature(app: FastifyInstance, parts: PledgeParts & { jobs: Jobs }) {
  app.personalData.push(pledgePersonalData);
  app.waiting.push(waitingPledges);
  pledgeRoutes(app, parts);
  keepReminding(parts.jobs);
}
