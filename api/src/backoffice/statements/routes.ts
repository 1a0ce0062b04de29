import {
  confirmStatementMatches,
  importStatement,
  listStatementLines,
  listStatementMappings,
  setStatementLinesAside,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/serve.ts";
import type { Deciding } from "../inbox/decide.ts";
import { takeStatement } from "./import-statement.ts";
import { proposalsFor } from "./match-queries.ts";
import { linesIn, mappings } from "./queries.ts";
import { confirmMatches, setAside } from "./settle.ts";

export function statementRoutes(app: FastifyInstance, parts: Deciding) {
  const reader = parts.database.kysely;

  serve(app, listStatementMappings, async () => mappings(reader));

  serve(app, importStatement, async ({ actor, body }) => takeStatement(parts.database, actor, body));

  serve(app, listStatementLines, async ({ query, reply }) => {
    const { rows, total } = await linesIn(reader, query.state, query);
    reply.header("x-total-count", total);
    const seekable = rows.filter(({ state }) => state === "open" || state === "unidentified");
    const proposals = await proposalsFor(
      reader,
      seekable.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, proposal: proposals.get(row.id) ?? null }));
  });

  serve(app, confirmStatementMatches, async ({ actor, body }) => ({
    results: await confirmMatches(parts, actor, body.matches),
  }));

  serve(app, setStatementLinesAside, async ({ actor, body }) => {
    await setAside(parts, actor, body.lines, body.as);
    return { detail: "Sudah dicatat." };
  });
}
