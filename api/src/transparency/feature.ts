import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { accountingRoutes } from "./accounting/routes.ts";
import { paperRoutes } from "./papers/routes.ts";
import { periodRoutes } from "./periods/routes.ts";
import { reportRoutes } from "./report/routes.ts";
import { yearRoutes } from "./years/routes.ts";

export interface TransparencyParts {
  database: Database;
  files: FileStore;
  publicUrl: string;
}

/** The public report, monthly closing, and exports for accountants. */
export function transparencyFeature(app: FastifyInstance, parts: TransparencyParts) {
  reportRoutes(app, parts);
  periodRoutes(app, parts.database);
  paperRoutes(app, parts);
  accountingRoutes(app, parts.database);
  yearRoutes(app, parts.database);
}
