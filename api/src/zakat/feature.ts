import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/index.ts";
import type { Jobs } from "../platform/jobs.ts";
import { hawlRoutes } from "./hawl-routes.ts";
import { payingRoutes } from "./paying-routes.ts";
import { hawlPersonalData, zakatPersonalData } from "./personal-data.ts";
import { plainPaying } from "./plain-paying.ts";
import { plainReckoning } from "./plain-reckoning.ts";
import { keepReminding } from "./remind-of-hawl.ts";
import { reckoningRoutes } from "./routes.ts";
import type { ReadBasis } from "./rule-book.ts";
import { zakatSeller } from "./seller.ts";
import { staffRoutes } from "./staff-routes.ts";

interface ZakatParts {
  payments: Payments;
  jobs: Jobs;
  origin: string;
  basis: ReadBasis;
  leastGift(): Promise<number>;
}

/** Calculating zakat by sourced rules, paying it, and reminders. */
export function zakatFeature(app: FastifyInstance, parts: ZakatParts) {
  const { payments, jobs, origin, basis } = parts;
  const { database } = payments;
  app.personalData.push(zakatPersonalData, hawlPersonalData);
  payments.sellers.register(zakatSeller);
  reckoningRoutes(app, database, basis);
  plainReckoning(app, origin);
  payingRoutes(app, parts);
  plainPaying(app, parts);
  staffRoutes(app, database, basis);
  hawlRoutes(app, database);
  keepReminding({ jobs, publicUrl: origin });
}
