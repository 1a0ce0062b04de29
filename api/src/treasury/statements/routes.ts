import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { judged } from "../queries/last-digits.ts";
import { filesOf } from "../queries/statement-files.ts";
import { linesIn, mappings } from "../queries/statement-lines.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { assign } from "./assign-lines.ts";
import { assignablePayments } from "./assignable-payment-queries.ts";
import { giveLine } from "./give-line.ts";
import { foresee, type Importing, takeStatement } from "./import-statement.ts";
import { setAsideIn } from "./set-aside.ts";
import { takeBackImport } from "./take-back-import.ts";

export function statementRoutes(app: FastifyInstance, parts: Deciding & Importing) {
  const { database } = parts;

  serve(app, contract.listStatementMappings, async () => mappings(database.kysely));

  serve(app, contract.importStatement, async ({ actor, body }) => takeStatement(parts, actor, body));

  serve(app, contract.previewStatement, ({ body }) => foresee(parts, body));

  serve(app, contract.listStatementFiles, ({ query }) => filesOf(database, query));

  serve(app, contract.takeBackStatement, ({ actor, params }) => takeBackImport(database, actor, params.id));

  serve(app, contract.listStatementLines, ({ query }) => linesIn(database, query));

  serve(app, contract.listAssignablePayments, async ({ query }) =>
    (await assignablePayments(database, query.lines, query.search)).map(judged),
  );

  serve(app, contract.assignStatementLines, ({ actor, body }) => assign(parts, actor, body));

  serve(app, contract.giveStatementLine, ({ actor, body }) => giveLine(parts, actor, body));

  serve(app, contract.setStatementLinesAside, ({ actor, body }) =>
    database.transact((tx) => setAsideIn(tx, actor, body)),
  );
}
