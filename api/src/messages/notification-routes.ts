import { listNotifications, readNotifications } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { markRead, notificationsOf } from "./queries/notifications.ts";

export function notificationRoutes(app: FastifyInstance, database: Database) {
  serve(app, listNotifications, ({ actor, query }) => notificationsOf(database, actor.memberId, query));

  serve(app, readNotifications, ({ actor, body }) => markRead(database.kysely, actor.memberId, body.upto));
}
