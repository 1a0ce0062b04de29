import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { decisionsFor } from "./decision-queries.ts";
import { see, store, undo } from "./decisions.ts";

export function decisionRoutes(app: FastifyInstance, parts: Deciding) {
  serve(app, contract.listDecisions, ({ actor }) => decisionsFor(parts.database.kysely, actor.memberId));

  serve(app, contract.storeDecision, ({ actor, body }) => store(parts, actor, body));

  serve(app, contract.undoDecision, ({ actor, params }) => undo(parts, actor, params.decision));

  serve(app, contract.seeDecision, ({ actor, params }) => see(parts, actor, params.decision));
}
