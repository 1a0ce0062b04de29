import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments/index.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { ReadBasis } from "./book.ts";
import { hawlRoutes } from "./hawl-routes.ts";
import { hawlPersonalData } from "./personal-data.ts";
import { plainReckoning } from "./plain-reckoning.ts";
import { keepReminding } from "./remind-of-hawl.ts";
import { reckoningRoutes } from "./routes.ts";
import { staffRoutes } from "./staff-routes.ts";

interface ZakatParts {
  payments: Payments;
  jobs: Jobs;
  origin: string;
  basis: ReadBasis;
}

/** Reckoning zakat by rules with a source, paying it, and being reminded of it. */
export function zakatFeature(app: FastifyInstance, { payments, jobs, origin, basis }: ZakatParts) {
  const { database } = payments;
  app.personalData.push(hawlPersonalData);
  reckoningRoutes(app, database, basis);
  plainReckoning(app, origin);
  staffRoutes(app, database, basis);
  hawlRoutes(app, database);
  keepReminding({ jobs, publicUrl: origin });
}
