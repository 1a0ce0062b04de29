import { askForProof, noteAboutPayment } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { askProof, note } from "./follow-up.ts";

export function followUpRoutes(app: FastifyInstance, parts: { publicUrl: string; database: Database }) {
  serve(app, noteAboutPayment, ({ actor, params, body }) =>
    note(parts.database, actor, params.reference, body.text),
  );

  serve(app, askForProof, ({ actor, params, body }) => askProof(parts, actor, params.reference, body.reason));
}
