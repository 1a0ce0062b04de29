import { listStaffPrayers, listStaffTestimonies, moderatePrayer, moderateTestimony } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { moderate, staffPrayers } from "../../charity/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import { hideTestimony, showTestimony } from "../../shop/index.ts";
import { staffTestimonies } from "../../shop/queries/staff-orders.ts";

export function prayerRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStaffPrayers, ({ query }) => staffPrayers(database, query));

  serve(app, moderatePrayer, async ({ actor, params, body }) => {
    await moderate(database, actor, params.id, body.hidden);
    return { detail: body.hidden ? "Pesan disembunyikan." : "Pesan ditampilkan." };
  });
}

export function testimonyRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStaffTestimonies, ({ query }) => staffTestimonies(database, query));

  serve(app, moderateTestimony, async ({ actor, params, body }) => {
    const record = (tx: Tx) =>
      audit(tx, actor, body.hidden ? "testimony.hide" : "testimony.show", ["testimony", params.id], {
        after: body,
      });
    if (body.hidden) await hideTestimony(database, params.id, actor.memberId, record);
    else await showTestimony(database, params.id, record);
    return { detail: body.hidden ? "Testimoni disembunyikan." : "Testimoni ditampilkan." };
  });
}
