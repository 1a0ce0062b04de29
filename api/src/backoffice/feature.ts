import { getDashboard, getToday, listAudit } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { ReadSettings } from "../community/index.ts";
import type { Payments } from "../payments/index.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { auditEntries } from "./audit/audit-queries.ts";
import { readDashboard } from "./dashboard/dashboard-queries.ts";
import { settingRoutes } from "./settings/routes.ts";
import type { SetupParts } from "./setup/read-setup.ts";
import { setupRoutes } from "./setup/routes.ts";
import { invitationRoutes } from "./staff/invitation-routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { readToday } from "./today/today-queries.ts";

export interface BackofficeParts {
  config: { publicUrl: string; demo: boolean };
  payments: Payments;
  settings: ReadSettings;
  jobs: Jobs;
  mail: Mail;
  paymentMode: SetupParts["paymentMode"];
}

/** The frame of the back office: today, figures, staff and their roles, settings, setup wizard, audit log. */
export function backofficeFeature(app: FastifyInstance, parts: BackofficeParts) {
  const { config, payments, settings } = parts;
  const { database } = payments;
  staffRoutes(app, { database, jobs: parts.jobs, publicUrl: config.publicUrl });
  invitationRoutes(app, { database, jobs: parts.jobs, publicUrl: config.publicUrl });
  serve(app, listAudit, ({ query }) => auditEntries(database, query));
  serve(app, getDashboard, ({ query }) => readDashboard(database, query.days));
  serve(app, getToday, ({ actor }) => readToday(database, actor));
  settingRoutes(app, payments, settings);
  setupRoutes(app, { ...parts, demo: config.demo });
}
