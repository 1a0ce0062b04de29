import type { FastifyInstance } from "fastify";
import type { Jobs } from "../platform/jobs.ts";
import { plainReckoning, reckoningRoutes } from "./calculator-routes.ts";
import { hawlRoutes } from "./hawl-routes.ts";
import { zakatPayable } from "./payable.ts";
import { type PayingParts, payingRoutes } from "./paying-routes.ts";
import { hawlPersonalData, zakatPersonalData } from "./personal-data.ts";
import { keepReminding } from "./remind-of-hawl.ts";
import { staffRoutes } from "./staff-routes.ts";

interface ZakatParts extends PayingParts {
  jobs: Jobs;
}

/** Calculating zakat by sourced rules, paying it, and reminders. */
export function zakatFeature(app: FastifyInstance, parts: ZakatParts) {
  const { payments, jobs, origin, basis } = parts;
  const { database } = payments;
  app.personalData.push(zakatPersonalData, hawlPersonalData);
  payments.payables.register(zakatPayable);
  reckoningRoutes(app, database, basis);
  plainReckoning(app, origin);
  payingRoutes(app, parts);
  staffRoutes(app, database, basis);
  hawlRoutes(app, database);
  keepReminding({ jobs, publicUrl: origin });
}
