import { getDashboard, getToday, listAudit } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { type LessonConfig, openLessons } from "../academy/index.ts";
import type { ReadSettings } from "../community/index.ts";
import type { Payments } from "../payments/index.ts";
import { publishWhenDue } from "../platform/catalogue/editing.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { serve } from "../platform/http/serve.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Mail } from "../platform/mail/mail.ts";
import { sharedSecret } from "../platform/secrets.ts";
import {
  campaignRoutes,
  courseRoutes,
  pictureRoutes,
  productRoutes,
  videoRoutes,
} from "./catalogue/routes.ts";
import { deliveryRoutes } from "../shop/delivery/staff-routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { memberRoutes } from "../accounts/staff-member-routes.ts";
import { prayerRoutes, testimonyRoutes } from "./moderation/routes.ts";
import { orderRoutes } from "../shop/staff-order-routes.ts";
import { auditEntries } from "./audit/audit-queries.ts";
import { readDashboard } from "./dashboard/dashboard-queries.ts";
import { readToday } from "./today/today-queries.ts";
import { settingRoutes } from "./settings/routes.ts";
import type { SetupParts } from "./setup/read-setup.ts";
import { setupRoutes } from "./setup/routes.ts";
import { staffRoutes } from "./staff/routes.ts";
import { sweepDaily } from "../app/uploads/sweep.ts";

export interface BackofficeParts {
  config: LessonConfig & { publicUrl: string };
  payments: Payments;
  settings: ReadSettings;
  jobs: Jobs;
  mail: Mail;
  paymentMode: SetupParts["paymentMode"];
  images: PrivateImages;
}

/** The staff's screens apart from the treasury: catalogue, orders, members, staff and settings. */
export async function backofficeFeature(app: FastifyInstance, parts: BackofficeParts) {
  const { config, payments, settings } = parts;
  const { database } = payments;
  const lessons = await openLessons(config, database);
  staffRoutes(app, { database, jobs: parts.jobs, publicUrl: config.publicUrl });
  for (const catalogue of ["campaign", "product", "course", "article"] as const)
    publishWhenDue(parts.jobs, database, catalogue);
  serve(app, listAudit, ({ query }) => auditEntries(database, query));
  serve(app, getDashboard, ({ query }) => readDashboard(database, query.days));
  serve(app, getToday, ({ actor }) => readToday(database, actor));
  campaignRoutes(app, database);
  productRoutes(app, database);
  courseRoutes(app, lessons);
  videoRoutes(app, lessons, config);
  orderRoutes(app, payments);
  testimonyRoutes(app, database);
  const pictureSecret = await sharedSecret(database, "complaint");
  deliveryRoutes(app, { database, settings, images: parts.images, pictureSecret });
  prayerRoutes(app, database);
  memberRoutes(app, database);
  settingRoutes(app, payments, settings);
  setupRoutes(app, parts);
  exportRoutes(app, database);
  pictureRoutes(app, database, config.files);
  await sweepDaily(app.log, { files: config.files, jobs: parts.jobs, database });
}
