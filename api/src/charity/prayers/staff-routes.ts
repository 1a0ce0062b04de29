import { listStaffPrayers, moderatePrayer } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { staffPrayers } from "../queries/prayers.ts";
import { moderate } from "./staff-hide-prayer.ts";

export function staffPrayerRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStaffPrayers, ({ query }) => staffPrayers(database, query));

  serve(app, moderatePrayer, async ({ actor, params, body }) => {
    await moderate(database, actor, params.id, body.hidden);
    return { detail: body.hidden ? "Pesan disembunyikan." : "Pesan ditampilkan." };
  });
}
