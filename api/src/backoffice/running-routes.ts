import type { FastifyInstance } from "fastify";
import { openLessons } from "../academy/index.ts";
import type { Payments } from "../payments/index.ts";
import type { Config } from "../platform/config.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { ReadSettings } from "../platform/settings.ts";
import { campaignRoutes } from "./catalogue/campaign-routes.ts";
import { courseRoutes } from "./catalogue/course-routes.ts";
import { pictureRoutes } from "./catalogue/picture-routes.ts";
import { productRoutes } from "./catalogue/product-routes.ts";
import { videoRoutes } from "./catalogue/video-routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { memberRoutes } from "./members/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { testimonyRoutes } from "./orders/testimony-routes.ts";
import { settingRoutes } from "./settings/routes.ts";
import { sweepDaily } from "./uploads/sweep-daily.ts";

export interface RunningParts {
  config: Config;
  payments: Payments;
  settings: ReadSettings;
  jobs: Jobs;
}

/** The half of the back office that runs the community: what is offered, what was ordered, who is there. */
export async function runningRoutes(app: FastifyInstance, parts: RunningParts) {
  const { config, payments, settings } = parts;
  const { database } = payments;
  const lessons = await openLessons(config, database);
  campaignRoutes(app, database);
  productRoutes(app, database);
  courseRoutes(app, lessons);
  videoRoutes(app, lessons, config);
  orderRoutes(app, payments);
  testimonyRoutes(app, database);
  memberRoutes(app, database);
  settingRoutes(app, database, settings);
  dashboardRoutes(app, database);
  exportRoutes(app, database);
  pictureRoutes(app, database, config.dataDirectory);
  await sweepDaily(app.log, { ...parts, database });
}
