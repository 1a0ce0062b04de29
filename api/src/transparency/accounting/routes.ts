import { Readable } from "node:stream";
import { exportBooks, getAccountMapping, readDonors, saveAccountMapping } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import { workbookOf } from "../../platform/spreadsheet/xlsx.ts";
import { donorsOf } from "../queries/donors.ts";
import { mappedAccounts, renameAccounts } from "./mapping.ts";
import { bookSheets } from "./sheets.ts";

/** Exports for accountants: the books of a period under their own names and codes. */
export function accountingRoutes(app: FastifyInstance, database: Database) {
  serve(app, getAccountMapping, async () => ({ accounts: await mappedAccounts(database.kysely) }));

  serve(app, saveAccountMapping, async ({ actor, body }) => ({
    accounts: await renameAccounts(database, actor, body.accounts),
  }));

  serve(app, readDonors, ({ actor, body }) =>
    database.transact(async (tx) => {
      await audit(tx, actor, "donors.read", ["donors", body.year], { after: body });
      return donorsOf(tx, body.year);
    }),
  );

  serve(app, exportBooks, async ({ actor, query, reply }) => {
    await database.transact((tx) => audit(tx, actor, "export", ["export", "buku-akuntan"], { after: query }));
    reply.header("content-disposition", `attachment; filename="buku-${query.period}.xlsx"`);
    return Readable.from(workbookOf(await bookSheets(database, query.period)), { objectMode: false });
  });
}
