import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { articlesPersonalData } from "./personal-data.ts";
import { articleRoutes, ownRoutes, staffRoutes } from "./routes.ts";
import { rssRoute } from "./rss.ts";

interface ArticleParts {
  database: Database;
  files: FileStore;
  origin: string;
}

/** Articles and announcements. */
export function articlesFeature(app: FastifyInstance, { database, files, origin }: ArticleParts) {
  app.personalData.push(articlesPersonalData);
  articleRoutes(app, database);
  ownRoutes(app, database, files);
  staffRoutes(app, database);
  rssRoute(app, database, origin);
}
