import {
  type CollectorTerms,
  changeCollector,
  foreseeSettlement,
  listCollectors,
  reverseSettlement,
  settleLump,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { foresee, readCollectors } from "./foresee.ts";
import { settleIn, undoIn } from "./settle.ts";
import { lockCollector, updateCollector } from "./settlement-queries.ts";

const termsOf = ({ rate_bp, fixed, usual_days }: CollectorTerms) => ({ rate_bp, fixed, usual_days });

export function settlementRoutes(app: FastifyInstance, database: Database) {
  serve(app, listCollectors, () => readCollectors(database));
  serve(app, changeCollector, ({ actor, params: { collector }, body }) =>
    database.transact(async (tx) => {
      const before = await lockCollector(tx, collector);
      await updateCollector(tx, collector, body);
      await audit(tx, actor, "collector.change", ["collector", collector], {
        before: termsOf(before),
        after: termsOf(body),
      });
    }),
  );
  serve(app, foreseeSettlement, ({ query }) => foresee(database, query.line));
  serve(app, settleLump, async ({ actor, body }) => ({
    id: await database.transact((tx) => settleIn(tx, actor, body)),
    detail: "Pelunasan dicatat.",
  }));
  serve(app, reverseSettlement, ({ actor, params, body }) =>
    database.transact((tx) => undoIn(tx, actor, params.id, body.reason)),
  );
}
