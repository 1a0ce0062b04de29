export { readSum } from "./amount.ts";
export { type Columns, columnsOf, usualColumns } from "./columns.ts";
export { readCsv } from "./csv-to-rows.ts";
export { readDay } from "./day.ts";
export { fileKind, refusalOf, textOf } from "./file-kind.ts";
export type { Entry, Mended, UnreadRow } from "./row-to-entry.ts";
export { type ReadStatement, readStatement } from "./statement.ts";
export { readXlsx } from "./xlsx-to-rows.ts";
export { UnreadableFile } from "./zip.ts";
