import { getEvent, listEventMonths, listEvents } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { EventConfig } from "./config.ts";
import { eventBySlug, eventMonths, events } from "./queries/events.ts";
import { NO_EVENT } from "./refusals.ts";

export function eventRoutes(app: FastifyInstance, database: Database, { answersDays }: EventConfig) {
  serve(app, listEvents, ({ query }) => events(database, query));
  serve(app, listEventMonths, () => eventMonths(database));

  serve(app, getEvent, async ({ params }) =>
    existing(await eventBySlug(database, params.slug, answersDays), NO_EVENT),
  );
}
