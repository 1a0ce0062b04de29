import { listStaffTestimonies, moderateTestimony } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database.ts";
import { serve } from "../../platform/serve.ts";
import { hideTestimony, showTestimony } from "../../shop/index.ts";
import { staffTestimonies } from "./queries.ts";

export function testimonyRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStaffTestimonies, async ({ query, reply }) => {
    const { rows, total } = await staffTestimonies(database, query);
    reply.header("x-total-count", total);
    return rows;
  });

  serve(app, moderateTestimony, async ({ actor, params, body }) => {
    if (body.hidden) await hideTestimony(database, params.id, actor.memberId);
    else await showTestimony(database, params.id);
    await database.kysely.transaction().execute((tx) =>
      audit(tx, actor, {
        action: body.hidden ? "testimony.hide" : "testimony.show",
        subject: { kind: "testimony", id: params.id },
        after: body,
      }),
    );
    return { detail: body.hidden ? "Testimoni disembunyikan." : "Testimoni ditampilkan." };
  });
}
