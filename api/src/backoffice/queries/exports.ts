import type { Database } from "../../platform/database/database.ts";
import { clockOf } from "../../platform/jakarta-day.ts";
import type { Cell } from "../exports/cells.ts";

/** A table: its head, and its rows from the oldest on, found piece by piece after the last row of the piece before. */
export interface Table {
  head: readonly string[];
  cells: readonly string[];
  from: string;
  where: string;
  /** By these columns rows are ordered, and an index has them in that order. Each with its type and what comes before all. */
  key: readonly { column: string; type: string; before: string }[];
}

const LOCAL = (column: string) => `to_char(${clockOf(column)}, 'YYYY-MM-DD HH24:MI')`;
const byNumber = (column: string) => [{ column, type: "bigint", before: "0" }];
const PAID = [
  { column: "p.created_at", type: "timestamptz", before: "-infinity" },
  { column: "p.id", type: "uuid", before: "00000000-0000-0000-0000-000000000000" },
];

export const DONATIONS: Table = {
  head: "Nomor,Waktu,Kampanye,Donatur,Nominal,Dikembalikan,Metode,Status,Diverifikasi".split(","),
  cells: [
    "p.reference",
    LOCAL("p.created_at"),
    "c.title",
    "d.donor_name",
    "p.amount",
    "p.refunded_amount",
    "p.method",
    "p.status",
    LOCAL("p.verified_at"),
  ],
  from: "payment p join donation d on d.payment_id = p.id join campaign c on c.id = d.campaign_id",
  where: "p.kind = 'donation'",
  key: PAID,
};

export const ORDERS: Table = {
  head: "Nomor,Waktu,Pemesan,Telepon,Isi,Total,Metode,Status pembayaran,Status,Kiriman".split(","),
  cells: [
    "p.reference",
    LOCAL("o.created_at"),
    "p.payer_name",
    "p.payer_phone",
    `(select string_agg(l.quantity || ' ' || l.product_name, '; ' order by l.id) from order_line l where l.order_id = o.id)`,
    "o.total",
    "p.method",
    "p.status",
    "o.status",
    "o.shipping_note",
  ],
  from: "payment p join shop_order o on o.payment_id = p.id",
  where: "p.kind = 'order'",
  key: PAID,
};

export const ENROLMENTS: Table = {
  head: "Nomor,Waktu,Kelas,Peserta,Nama pengguna,Biaya,Status".split(","),
  cells: ["e.id", LOCAL("e.created_at"), "c.title", "m.full_name", "m.username", "e.price", "e.status"],
  from: "enrolment e join course c on c.id = e.course_id join member m on m.id = e.member_id",
  where: "true",
  key: byNumber("e.id"),
};

export const MEMBERS: Table = {
  head: "Nomor,Bergabung,Nama pengguna,Nama lengkap,E-mail,Ditangguhkan".split(","),
  cells: ["m.id", LOCAL("m.created_at"), "m.username", "m.full_name", "m.email", LOCAL("m.suspended_at")],
  from: "member m",
  where: "m.deleted_at is null",
  key: byNumber("m.id"),
};

export const LEDGER: Table = {
  head: "Pos,Transaksi,Waktu,Peristiwa,Keterangan,Akun,Jumlah".split(","),
  cells: ["g.id", "t.id", LOCAL("t.created_at"), "t.event", "t.description", "g.account", "g.amount"],
  from: "ledger_posting g join ledger_transaction t on t.id = g.transaction_id",
  where: "true",
  key: byNumber("g.id"),
};

export const PIECE = 1000;

function pieceOf({ cells, from, where, key }: Table): string {
  const columns = key.map(({ column }) => column).join(", ");
  const last = key.map(({ type }, at) => `$${at + 1}::${type}`).join(", ");
  const named = key.map(({ column }) => `${column}::text`).join(", ");
  return `select array[${named}] as key, json_build_array(${cells.join(", ")}) as cells from ${from}
    where ${where} and (${columns}) > (${last}) order by ${columns} limit ${PIECE}`;
}

/** Piece by piece, so that neither the database nor we ever hold the whole table, nor a transaction open for a slow reader. */
export async function* rowsOf({ pool }: Database, table: Table): AsyncGenerator<readonly Cell[]> {
  yield table.head;
  const text = pieceOf(table);
  let last = table.key.map(({ before }) => before);
  let piece: { key: string[]; cells: Cell[] }[];
  do {
    piece = (await pool.query<(typeof piece)[number]>(text, last)).rows;
    for (const { cells } of piece) yield cells;
    last = piece.at(-1)?.key ?? last;
  } while (piece.length === PIECE);
}
