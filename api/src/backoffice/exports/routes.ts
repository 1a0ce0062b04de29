import {
  exportDonations,
  exportEnrolments,
  exportLedger,
  exportMembers,
  exportOrders,
  type QueryOf,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import { tableFile } from "../../platform/spreadsheet/file.ts";
import {
  donationsSince,
  ENROLMENTS,
  ledgerOf,
  MEMBERS,
  ORDERS,
  rowsOf,
  type Table,
} from "../../platform/spreadsheet/exports.ts";

interface Download {
  endpoint:
    | typeof exportDonations
    | typeof exportOrders
    | typeof exportEnrolments
    | typeof exportMembers
    | typeof exportLedger;
  /** File name without extension. */
  name: string;
  table(query: QueryOf<typeof exportDonations> & QueryOf<typeof exportLedger>): Table;
}

export const DOWNLOADS: readonly Download[] = [
  { endpoint: exportDonations, name: "donasi", table: ({ days }) => donationsSince(days) },
  { endpoint: exportOrders, name: "pesanan", table: () => ORDERS },
  { endpoint: exportEnrolments, name: "pendaftaran", table: () => ENROLMENTS },
  { endpoint: exportMembers, name: "anggota", table: () => MEMBERS },
  { endpoint: exportLedger, name: "buku-besar", table: ledgerOf },
];

export function exportRoutes(app: FastifyInstance, database: Database) {
  for (const { endpoint, name, table } of DOWNLOADS) {
    serve(app, endpoint, async ({ actor, query, reply }) => {
      await database.transact((tx) => audit(tx, actor, "export", ["export", name], { after: query }));
      return tableFile(reply, name, query.format, rowsOf(database, table(query)));
    });
  }
}
