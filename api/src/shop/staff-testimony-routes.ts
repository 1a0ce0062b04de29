import { listStaffTestimonies, moderateTestimony } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { staffTestimonies } from "./staff-order-queries.ts";
import { hideTestimony, showTestimony } from "./testimony.ts";

export function staffTestimonyRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStaffTestimonies, ({ query }) => staffTestimonies(database, query));

  serve(app, moderateTestimony, async ({ actor, params, body }) => {
    const record = (tx: Tx) =>
      audit(tx, actor, body.hidden ? "testimony.hide" : "testimony.show", ["testimony", params.id], {
        after: body,
      });
    if (body.hidden) await hideTestimony(database, params.id, actor.memberId, record);
    else await showTestimony(database, params.id, actor.memberId, record);
    return { detail: body.hidden ? "Testimoni disembunyikan." : "Testimoni ditampilkan." };
  });
}
