import { listStaffPrayers, moderatePrayer } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { moderate, staffPrayers } from "../../charity/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";

export function prayerRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStaffPrayers, ({ query }) => staffPrayers(database, query));

  serve(app, moderatePrayer, async ({ actor, params, body }) => {
    await moderate(database, actor, params.id, body.hidden);
    return { detail: body.hidden ? "Pesan disembunyikan." : "Pesan ditampilkan." };
  });
}
