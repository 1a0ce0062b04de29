import { decideStatementDebits, listStatementDebits } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { debitsIn } from "../queries/debits.ts";
import { decideIn } from "./decide-debits.ts";

export function debitRoutes(app: FastifyInstance, database: Database) {
  serve(app, listStatementDebits, ({ query }) => debitsIn(database, query));

  serve(app, decideStatementDebits, ({ actor, body }) =>
    database.transact((tx) => decideIn(tx, actor, body)),
  );
}
