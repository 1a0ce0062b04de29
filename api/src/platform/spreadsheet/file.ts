import { Readable } from "node:stream";
import { type Cell, csvLine } from "./cells.ts";
import { gathered } from "./gathered.ts";
import { xlsx } from "./xlsx.ts";

/** Without it, spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = "\ufeff";

async function* csv(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const row of rows) yield csvLine(row);
}

/** A table as a file, made only as fast as it is read. Bytes, not pieces, say how much may wait. */
export const fileOf = (rows: AsyncIterable<readonly Cell[]>, format: "csv" | "xlsx"): Readable =>
  Readable.from(format === "csv" ? gathered(csv(rows)) : xlsx(rows), { objectMode: false });
