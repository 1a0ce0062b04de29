import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { serveTable } from "../../platform/spreadsheet/exports.ts";
import { accountSums, accountsOn, bankAgreements } from "../queries/books.ts";
import { entries, postings } from "../queries/postings.ts";
import { dayAgreement } from "./day-agreement-queries.ts";
import { decidedLines } from "./decided-line-queries.ts";
import { ledgerOf } from "./ledger-export-queries.ts";
import { unseenItems } from "./unseen-items-queries.ts";

const NOTHING = { amount: 0, count: 0, items: [] };

export function bookRoutes(app: FastifyInstance, database: Database) {
  serve(app, contract.getAccounts, async ({ query }) => ({
    accounts: await accountsOn(database, query.day),
  }));

  serve(app, contract.listPostings, ({ query }) => postings(database, query));

  serve(app, contract.listEntries, ({ query }) => entries(database, query));

  serve(app, contract.getAccountSums, ({ query }) => accountSums(database, query));

  serve(app, contract.getBankAgreement, async () => {
    const items = await unseenItems(database);
    const banks = await bankAgreements(database);
    return { banks: banks.map((bank) => ({ ...bank, in_books: items.get(bank.code) ?? NOTHING })) };
  });

  serve(app, contract.getDayAgreement, ({ params, query }) => dayAgreement(database, params.bank, query.day));

  serve(app, contract.getDecidedLines, async ({ params }) => ({
    lines: await decidedLines(database, params.bank),
  }));

  serveTable(app, database, { endpoint: contract.exportLedger, name: "buku-besar", table: ledgerOf });
}
