import {
  assignStatementLines,
  confirmStatementMatches,
  giveStatementLine,
  importStatement,
  listAssignablePayments,
  listStatementFiles,
  listStatementLines,
  listStatementMappings,
  previewStatement,
  setStatementLinesAside,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { assignablePayments } from "../queries/assignable-payments.ts";
import { judged } from "../queries/queue.ts";
import { filesOf } from "../queries/statement-files.ts";
import { linesIn, mappings } from "../queries/statement-lines.ts";
import type { Deciding } from "../verification/decide.ts";
import { assign, confirmMatches } from "./assign.ts";
import { giveLine } from "./give-line.ts";
import { foresee, takeStatement } from "./import-statement.ts";
import { setAside } from "./set-aside.ts";

export function statementRoutes(app: FastifyInstance, parts: Deciding) {
  const { database } = parts;

  serve(app, listStatementMappings, async () => mappings(database.kysely));

  serve(app, importStatement, async ({ actor, body }) => takeStatement(database, actor, body));

  serve(app, previewStatement, ({ body }) => foresee(database, body));

  serve(app, listStatementFiles, ({ query }) => filesOf(database, query));

  serve(app, listStatementLines, ({ query }) => linesIn(database, query));

  serve(app, listAssignablePayments, async ({ query }) =>
    (await assignablePayments(database, query.lines, query.search)).map(judged),
  );

  serve(app, assignStatementLines, ({ actor, body }) => assign(parts, actor, body));

  serve(app, confirmStatementMatches, async ({ actor, body }) => ({
    results: await confirmMatches(parts, actor, body.matches),
  }));

  serve(app, giveStatementLine, ({ actor, body }) => giveLine(parts, actor, body));

  serve(app, setStatementLinesAside, ({ actor, body }) => setAside(parts, actor, body));
}
