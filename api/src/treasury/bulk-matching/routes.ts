import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { batches } from "./batch-queries.ts";
import { matchSure } from "./match-sure.ts";
import { undoBatch } from "./undo-batch.ts";

export function bulkMatchingRoutes(app: FastifyInstance, parts: Deciding) {
  serve(app, contract.confirmStatementMatches, ({ actor, body }) => matchSure(parts, actor, body.matches));

  serve(app, contract.listMatchBatches, () => batches(parts.database.kysely));

  serve(app, contract.undoMatchBatch, ({ actor, params, body }) =>
    undoBatch(parts, actor, params.id, body.reason),
  );
}
