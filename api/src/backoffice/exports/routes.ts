import {
  exportDonations,
  exportEnrolments,
  exportLedger,
  exportMembers,
  exportOrders,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import { DONATIONS, ENROLMENTS, LEDGER, MEMBERS, ORDERS, rowsOf, type Table } from "../queries/exports.ts";
import { fileOf } from "./file.ts";

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
type Export =
  | typeof exportDonations
  | typeof exportOrders
  | typeof exportEnrolments
  | typeof exportMembers
  | typeof exportLedger;

export const TABLES: readonly (readonly [Export, string, Table])[] = [
  [exportDonations, "donasi", DONATIONS],
  [exportOrders, "pesanan", ORDERS],
  [exportEnrolments, "pendaftaran", ENROLMENTS],
  [exportMembers, "anggota", MEMBERS],
  [exportLedger, "buku-besar", LEDGER],
];

export function exportRoutes(app: FastifyInstance, database: Database) {
  for (const [endpoint, name, table] of TABLES) {
    serve(app, endpoint, async ({ actor, query, reply }) => {
      await database.kysely
        .transaction()
        .execute((tx) =>
          audit(tx, actor, { action: "export", subject: { kind: "export", id: name }, after: query }),
        );
      reply.header("content-disposition", `attachment; filename="${name}.${query.format}"`);
      if (query.format === "xlsx") reply.type(XLSX_TYPE);
      return fileOf(rowsOf(database, table), query.format);
    });
  }
}
