import { foreseeSettlement, listSettlements, reverseSettlement, settleQris } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import { settlements } from "../queries/qris-settlements.ts";
import { foresee } from "./foresee.ts";
import { settleIn, undoIn } from "./settle.ts";

export function qrisSettlementRoutes(app: FastifyInstance, database: Database) {
  serve(app, listSettlements, () => settlements(database));
  serve(app, foreseeSettlement, ({ query }) => foresee(database, query.line));
  serve(app, settleQris, async ({ actor, body }) => ({
    id: await database.transact((tx) => settleIn(tx, actor, body)),
    detail: "Pelunasan dicatat.",
  }));
  serve(app, reverseSettlement, ({ actor, params, body }) =>
    database.transact((tx) => undoIn(tx, actor, params.id, body.reason)),
  );
}
