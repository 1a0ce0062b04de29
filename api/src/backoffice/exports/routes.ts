import { Readable } from "node:stream";
import {
  exportDonations,
  exportEnrolments,
  exportLedger,
  exportMembers,
  exportOrders,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database.ts";
import { serve } from "../../platform/serve.ts";
import { type Cell, csvLine } from "./cells.ts";
import { DONATIONS, ENROLMENTS, LEDGER, MEMBERS, ORDERS, rowsOf, type Table } from "./queries.ts";
import { xlsx } from "./xlsx.ts";

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Without it, spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = "\ufeff";

async function* csv(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const row of rows) yield csvLine(row);
}

type Export =
  | typeof exportDonations
  | typeof exportOrders
  | typeof exportEnrolments
  | typeof exportMembers
  | typeof exportLedger;

const TABLES: readonly (readonly [Export, string, Table])[] = [
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
      const rows = rowsOf(database, table);
      if (query.format === "csv") return Readable.from(csv(rows));
      reply.type(XLSX_TYPE);
      return Readable.from(xlsx(rows));
    });
  }
}
