import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { Cell } from "./cell.ts";
import { csvLine } from "./csv-line.ts";
import { xlsx } from "./xlsx.ts";
import { gathered } from "./zip.ts";

/** Spreadsheets need the byte order mark to recognise UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

async function* csv(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const row of rows) yield csvLine(row);
}

/** Streams a table with backpressure, measured in bytes. */
export const fileOf = (rows: AsyncIterable<readonly Cell[]>, format: "csv" | "xlsx"): Readable =>
  Readable.from(format === "csv" ? gathered(csv(rows)) : xlsx(rows), { objectMode: false });

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Answers with a table as a file to save. */
export function tableFile(
  reply: FastifyReply,
  name: string,
  format: "csv" | "xlsx",
  rows: AsyncIterable<readonly Cell[]>,
): Readable {
  reply.header("content-disposition", `attachment; filename="${name}.${format}"`);
  if (format === "xlsx") reply.type(XLSX_TYPE);
  return fileOf(rows, format);
}
