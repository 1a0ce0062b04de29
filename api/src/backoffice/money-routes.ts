import type { FastifyInstance } from "fastify";
import type { Sellers } from "../payments/index.ts";
import type { Database } from "../platform/database.ts";
import type { Jobs } from "../platform/jobs.ts";
import { sharedSecret } from "../platform/secrets.ts";
import type { PrivateImages } from "../platform/uploads.ts";
import { auditRoutes } from "./audit/routes.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { payoutRoutes } from "./payouts/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { statementRoutes } from "./statements/routes.ts";

export interface MoneyParts {
  database: Database;
  sellers: Sellers;
  images: PrivateImages;
  jobs: Jobs;
  publicUrl: string;
}

/** The half of the back office that deals with people's rights and money. */
export async function moneyRoutes(app: FastifyInstance, parts: MoneyParts) {
  staffRoutes(app, parts.database);
  auditRoutes(app, parts.database);
  payoutRoutes(app, parts.database);
  statementRoutes(app, parts);
  inboxRoutes(app, { ...parts, proofSecret: await sharedSecret(parts.database, "proof") });
}
