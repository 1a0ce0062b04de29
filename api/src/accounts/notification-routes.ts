import { listNotifications, readNotifications } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve.ts";
import type { Accounts } from "./accounts.ts";
import { markRead, notificationsOf } from "./queries/notifications.ts";

export function notificationRoutes(app: FastifyInstance, { database }: Accounts) {
  serve(app, listNotifications, ({ actor, query }) => notificationsOf(database, actor.memberId, query));

  serve(app, readNotifications, ({ actor, body }) => markRead(database.kysely, actor.memberId, body.upto));
}
