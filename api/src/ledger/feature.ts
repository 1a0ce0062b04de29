import { getSeal, LIST_MOST, listSeals } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { Jobs } from "../platform/jobs.ts";
import { yesterday } from "./seal/days.ts";
import { sealThrough } from "./seal/make-seals.ts";
import { sealOn, sealsNewestFirst } from "./seal/queries/seals.ts";

const LOOK_EVERY_SECONDS = 300;

/** Seals each day soon after midnight, including missed days, and publishes the seals. */
export function ledgerFeature(app: FastifyInstance, { database, jobs }: { database: Database; jobs: Jobs }) {
  jobs.every("seal", LOOK_EVERY_SECONDS, () => sealThrough(database, yesterday()));

  serve(app, listSeals, ({ query }) =>
    sealsNewestFirst(database, query.limit ?? LIST_MOST, query.offset ?? 0),
  );

  serve(app, getSeal, async ({ params }) => {
    const found = existing(await sealOn(database.kysely, params.day), "Hari itu belum disegel.");
    return found;
  });
}
