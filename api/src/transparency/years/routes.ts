import { Readable } from "node:stream";
import { downloadStatements, getYearStatements, saveStatementNotes } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { workbookOf } from "../../platform/spreadsheet/xlsx.ts";
import { drawYear, yearSheets } from "./papers.ts";
import { readYear } from "./read-year.ts";
import { notesOf, storedYear, writeNotes } from "./year-queries.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The statements of a year for staff and accountants. A year is closed by a proposal (`year_closing`). */
export function yearRoutes(app: FastifyInstance, database: Database) {
  serve(app, getYearStatements, ({ params }) => readYear(database, params.year));

  serve(app, saveStatementNotes, ({ actor, params: { year }, body }) =>
    database.transact(async (tx) => {
      if (await storedYear(tx, year)) throw conflict("year_closed", `Tahun ${year} sudah ditutup.`);
      const before = await notesOf(tx, year);
      const notes = body.notes.filter((note) => note !== "");
      await writeNotes(tx, year, notes, actor.memberId);
      await audit(tx, actor, "year.notes", ["year", year], { before: { notes: before }, after: { notes } });
    }),
  );

  serve(app, downloadStatements, async ({ actor, params: { year }, query: { format }, reply }) => {
    const statements = await readYear(database, year);
    await database.transact((tx) =>
      audit(tx, actor, "export", ["export", "laporan-keuangan"], { after: { year, format } }),
    );
    reply.header("content-disposition", `attachment; filename="laporan-keuangan-${year}.${format}"`);
    if (format === "pdf") return drawYear(statements, await app.communityName());
    reply.type(XLSX);
    return Readable.from(workbookOf(yearSheets(statements)), { objectMode: false });
  });
}
