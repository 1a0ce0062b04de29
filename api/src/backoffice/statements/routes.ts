import {
  assignStatementLines,
  confirmStatementMatches,
  importStatement,
  listAssignablePayments,
  listStatementLines,
  listStatementMappings,
  setStatementLinesAside,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/serve.ts";
import type { Deciding } from "../inbox/decide.ts";
import { judged } from "../inbox/inbox-queries.ts";
import { assign, confirmMatches } from "./assign.ts";
import { assignablePayments } from "./assignable-queries.ts";
import { takeStatement } from "./import-statement.ts";
import { proposalsFor } from "./match-queries.ts";
import { linesIn, mappings } from "./queries.ts";
import { setAside } from "./set-aside.ts";

export function statementRoutes(app: FastifyInstance, parts: Deciding) {
  const reader = parts.database.kysely;

  serve(app, listStatementMappings, async () => mappings(reader));

  serve(app, importStatement, async ({ actor, body }) => takeStatement(parts.database, actor, body));

  serve(app, listStatementLines, async ({ query, reply }) => {
    const { rows, total } = await linesIn(reader, query);
    reply.header("x-total-count", total);
    const seekable = rows.filter(({ unclaimed }) => unclaimed > 0);
    const proposals = await proposalsFor(
      reader,
      seekable.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, proposal: proposals.get(row.id) ?? null }));
  });

  serve(app, listAssignablePayments, async ({ query }) =>
    (await assignablePayments(reader, query.lines, query.search)).map(judged),
  );

  serve(app, assignStatementLines, async ({ actor, body }) => {
    await assign(parts, actor, body);
    return { detail: "Sudah dicocokkan." };
  });

  serve(app, confirmStatementMatches, async ({ actor, body }) => ({
    results: await confirmMatches(parts, actor, body.matches),
  }));

  serve(app, setStatementLinesAside, async ({ actor, body }) => {
    await setAside(parts, actor, body);
    return { detail: "Sudah dicatat." };
  });
}
