import { getDashboard } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import { readDashboard } from "../queries/dashboard.ts";

export function dashboardRoutes(app: FastifyInstance, database: Database) {
  serve(app, getDashboard, ({ query }) => readDashboard(database, query.days));
}
