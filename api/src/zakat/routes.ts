import { calculateZakat, jakartaDay, readZakatRules, readZakatSeason, reckon } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve.ts";
import { rulesOn } from "./queries/rules.ts";
import { cannotReckon } from "./refusals.ts";
import { bookOn, type ReadBasis } from "./rule-book.ts";

/** Privacy: what is typed here is calculated and forgotten; it appears in no address, log or table. */
export function reckoningRoutes(app: FastifyInstance, { kysely }: Database, basis: ReadBasis) {
  const book = async () => bookOn(kysely, await basis());

  serve(app, readZakatRules, book);

  serve(app, readZakatSeason, async () => ({
    in_season: (await rulesOn(kysely, jakartaDay())).some(({ kind }) => kind === "fitrah"),
  }));

  serve(app, calculateZakat, async ({ body }) => {
    const found = reckon(await book(), body);
    if ("missing" in found) throw cannotReckon(body.kind, found);
    return found;
  });
}
