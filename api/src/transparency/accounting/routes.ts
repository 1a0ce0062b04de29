import { Readable } from "node:stream";
import {
  type Donors,
  exportBooks,
  exportDonors,
  getAccountMapping,
  readDonors,
  saveAccountMapping,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Cell } from "../../platform/spreadsheet/cell.ts";
import { tableFile } from "../../platform/spreadsheet/file.ts";
import { workbookOf } from "../../platform/spreadsheet/xlsx.ts";
import { donorsOf } from "./donor-queries.ts";
import { mappedAccounts, renameAccounts } from "./mapping.ts";
import { bookSheets } from "./sheets.ts";

const EVERY_DONOR = 1_000_000;

async function* donorRows({ donors, amount }: Donors): AsyncGenerator<readonly Cell[]> {
  yield ["Nama", "Telepon", "E-mail", "Kali", "Zakat", "Infak dan lainnya", "Jumlah"];
  for (const one of donors)
    yield [one.name, one.phone, one.email, one.times, one.zakat, one.given, one.amount];
  const sum = (of: "times" | "zakat" | "given") => donors.reduce((all, one) => all + one[of], 0);
  yield ["Jumlah", "", "", sum("times"), sum("zakat"), sum("given"), amount];
}

/** Exports for accountants: the books of a period under their own names and codes. */
export function accountingRoutes(app: FastifyInstance, database: Database) {
  serve(app, getAccountMapping, async () => ({ accounts: await mappedAccounts(database.kysely) }));

  serve(app, saveAccountMapping, async ({ actor, body }) => ({
    accounts: await renameAccounts(database, actor, body.accounts),
  }));

  const donors = (actor: Actor, asked: { year: number; format?: string }, most?: number) =>
    database.transact(async (tx) => {
      await audit(tx, actor, "donors.read", ["donors", asked.year], { after: asked });
      return donorsOf(tx, asked.year, most);
    });
  serve(app, readDonors, ({ actor, body }) => donors(actor, body));
  serve(app, exportDonors, async ({ actor, query, reply }) => {
    const found = await donors(actor, query, EVERY_DONOR);
    return tableFile(reply, `donatur-${query.year}`, query.format, donorRows(found));
  });

  serve(app, exportBooks, async ({ actor, query, reply }) => {
    await database.transact((tx) => audit(tx, actor, "export", ["export", "buku-akuntan"], { after: query }));
    reply.header("content-disposition", `attachment; filename="buku-${query.period}.xlsx"`);
    return Readable.from(workbookOf(await bookSheets(database, query.period, await app.communityName())), {
      objectMode: false,
    });
  });
}
