import { listAudit } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import { auditEntries } from "../queries/audit.ts";

export function auditRoutes(app: FastifyInstance, database: Database) {
  serve(app, listAudit, ({ query }) => auditEntries(database, query));
}
