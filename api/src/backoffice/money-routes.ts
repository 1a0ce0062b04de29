import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database.ts";
import { staffRoutes } from "./staff/routes.ts";

export interface MoneyParts {
  database: Database;
}

/** The half of the back office that deals with people's rights and money. */
export function moneyRoutes(app: FastifyInstance, { database }: MoneyParts) {
  staffRoutes(app, database);
}
