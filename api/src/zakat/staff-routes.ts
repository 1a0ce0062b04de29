import { enterMarketPrice, jakartaDay, readStaffZakat } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { enterPrice } from "./edit-rules.ts";
import { staffZakat } from "./present-rules.ts";
import { pricesOn } from "./queries/prices.ts";
import { bookOn, type ReadBasis } from "./rule-book.ts";

export function staffRoutes(app: FastifyInstance, database: Database, basis: ReadBasis) {
  serve(app, readStaffZakat, async () => {
    const day = jakartaDay();
    const book = await bookOn(database.kysely, await basis(), day);
    return staffZakat(database.kysely, book, await pricesOn(database.kysely, day));
  });

  serve(app, enterMarketPrice, ({ actor, body }) => enterPrice(database, actor, body));
}
