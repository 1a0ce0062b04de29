import type { EndpointShape, QueryOf } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../actor.ts";
import { audit } from "../audit.ts";
import type { Database } from "../database/database.ts";
import { serve } from "../http/serve-endpoint.ts";
import { clockOf } from "../jakarta-day.ts";
import type { Cell } from "./cell.ts";
import { tableFile } from "./file.ts";

/** An export: header and rows, oldest first, read with keyset pagination. */
export interface Table {
  head: readonly string[];
  cells: readonly string[];
  from: string;
  where: string;
  /** Parameters of `where`, after those of the key. */
  values?: readonly unknown[];
  /** The sort columns, covered by an index; each with its type and a value before all others. */
  key: readonly { column: string; type: string; before: string }[];
}

export const localTime = (column: string) => `to_char(${clockOf(column)}, 'YYYY-MM-DD HH24:MI')`;
export const byNumber = (column: string) => [{ column, type: "bigint", before: "0" }];
/** In the order in which the rows of the table with this alias were made. */
export const byTime = (alias: string) => [
  { column: `${alias}.created_at`, type: "timestamptz", before: "-infinity" },
  { column: `${alias}.id`, type: "uuid", before: "00000000-0000-0000-0000-000000000000" },
];

/** Maps codes to labels; unknown codes stay as they are. */
export const labelled = (column: string, labels: Record<string, string>) =>
  `case ${column} ${Object.entries(labels)
    .map(([word, label]) => `when '${word}' then '${label}'`)
    .join(" ")} else ${column} end`;

const STATUS_LABEL = {
  pending: "Menunggu",
  verified: "Terverifikasi",
  rejected: "Ditolak",
  expired: "Kedaluwarsa",
  cancelled: "Dibatalkan",
  refunded: "Dikembalikan",
};
/** Of the payment `p`. */
export const paymentStatus = labelled("p.status", STATUS_LABEL);
export const paymentMethod = labelled("p.method", PAYMENT_METHOD_LABEL);

export const PIECE = 1000;

function pieceOf({ cells, from, where, key }: Table): string {
  const columns = key.map(({ column }) => column).join(", ");
  const last = key.map(({ type }, at) => `$${at + 1}::${type}`).join(", ");
  const named = key.map(({ column }) => `${column}::text`).join(", ");
  return `select array[${named}] as key, json_build_array(${cells.join(", ")}) as cells from ${from}
    where ${where} and (${columns}) > (${last}) order by ${columns} limit ${PIECE}`;
}

/** Keyset pagination: no whole table in memory and no open transaction for a slow reader. */
export async function* rowsOf({ pool }: Database, table: Table): AsyncGenerator<readonly Cell[]> {
  yield table.head;
  const text = pieceOf(table);
  const { values = [] } = table;
  let last = table.key.map(({ before }) => before);
  let piece: { key: string[]; cells: Cell[] }[];
  do {
    piece = (await pool.query<(typeof piece)[number]>(text, [...last, ...values])).rows;
    for (const { cells } of piece) yield cells;
    last = piece.at(-1)?.key ?? last;
  } while (piece.length === PIECE);
}

export interface Download<E extends EndpointShape> {
  endpoint: E;
  /** File name without extension. */
  name: string;
  table(query: QueryOf<E>): Table;
}

/** Serves a table as a file to save. Who took it is audited. */
export function serveTable<E extends EndpointShape>(
  app: FastifyInstance,
  database: Database,
  { endpoint, name, table }: Download<E>,
) {
  serve<EndpointShape>(app, endpoint, async ({ actor, query, reply }) => {
    const asked = query as QueryOf<E> & { format: "csv" | "xlsx" };
    await database.transact((tx) => audit(tx, actor as Actor, "export", ["export", name], { after: asked }));
    return tableFile(reply, name, asked.format, rowsOf(database, table(asked)));
  });
}
