import { PAYMENT_METHOD_LABEL } from "@barakah/contract";
import type { Database } from "../database/database.ts";
import { clockOf, dayBegins, TODAY } from "../jakarta-day.ts";
import type { Cell } from "./cells.ts";
import {
  ACCOUNT_NAME,
  type PostingFilter,
  postingConditions,
  postingSearch,
  REFERENCE,
} from "../../treasury/index.ts";

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

const LOCAL = (column: string) => `to_char(${clockOf(column)}, 'YYYY-MM-DD HH24:MI')`;
const byNumber = (column: string) => [{ column, type: "bigint", before: "0" }];
const PAID = [
  { column: "p.created_at", type: "timestamptz", before: "-infinity" },
  { column: "p.id", type: "uuid", before: "00000000-0000-0000-0000-000000000000" },
];

const STATUS_LABEL = {
  pending: "Menunggu",
  verified: "Terverifikasi",
  rejected: "Ditolak",
  expired: "Kedaluwarsa",
  cancelled: "Dibatalkan",
  refunded: "Dikembalikan",
};
/** Maps codes to labels; unknown codes stay as they are. */
const labelled = (column: string, labels: Record<string, string>) =>
  `case ${column} ${Object.entries(labels)
    .map(([word, label]) => `when '${word}' then '${label}'`)
    .join(" ")} else ${column} end`;
const STATUS = labelled("p.status", STATUS_LABEL);
const METHOD = labelled("p.method", PAYMENT_METHOD_LABEL);

const DONATIONS: Table = {
  head: "Nomor,Waktu,Program,Donatur,Nominal,Dikembalikan,Metode,Status,Diverifikasi".split(","),
  cells: [
    "p.reference",
    LOCAL("p.created_at"),
    "c.title",
    "d.donor_name",
    "p.amount",
    "p.refunded_amount",
    METHOD,
    STATUS,
    LOCAL("p.verified_at"),
  ],
  from: "payment p join donation d on d.payment_id = p.id join campaign c on c.id = d.campaign_id",
  where: "p.kind = 'donation'",
  key: PAID,
};

export const ORDERS: Table = {
  head: "Nomor,Waktu,Pemesan,Telepon,Isi,Total,Metode,Status pembayaran,Status,Kiriman".split(","),
  cells: [
    "order_number(p.reference, o.part)",
    LOCAL("o.created_at"),
    "p.payer_name",
    "p.payer_phone",
    `(select string_agg(l.quantity || ' ' || l.product_name, '; ' order by l.id) from order_line l where l.order_id = o.id)`,
    "o.total",
    METHOD,
    STATUS,
    "o.status",
    "o.shipping_note",
  ],
  from: "payment p join shop_order o on o.payment_id = p.id",
  where: "p.kind = 'order'",
  key: [...PAID, { column: "o.part", type: "smallint", before: "0" }],
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

/** A payment may be approved this many days after it was made. */
const WAITS_MOST = 62;

/** Gifts that came in or were approved in the last days, as the dashboard counts them. */
export function donationsSince(days: string | undefined): Table {
  if (days === undefined) return DONATIONS;
  const place = `$${DONATIONS.key.length + 1}`;
  const since = dayBegins(`(${TODAY} - ${place}::int + 1)`);
  const recent = `p.created_at >= ${since} - interval '${WAITS_MOST} days'`;
  const where = `${DONATIONS.where} and ${recent} and (p.created_at >= ${since} or p.verified_at >= ${since})`;
  return { ...DONATIONS, where, values: [days] };
}

const LEDGER: Table = {
  head: "Pos,Waktu,Keterangan,Dari,Nomor,Akun,Nama akun,Debet,Kredit".split(","),
  cells: [
    "item.id",
    LOCAL("item.at"),
    "t.description",
    "p.payer_name",
    REFERENCE(),
    "item.account",
    ACCOUNT_NAME("item.account"),
    "case when item.amount > 0 then item.amount end",
    "case when item.amount < 0 then -item.amount end",
  ],
  from: `ledger_posting item join ledger_transaction t on t.id = item.transaction_id
    left join payment p on p.id = t.payment_id`,
  where: "true",
  key: [
    { column: "item.at", type: "timestamptz", before: "-infinity" },
    { column: "item.id", type: "bigint", before: "0" },
  ],
};

/** The ledger with the screen's filters. */
export function ledgerOf({ search, ...filter }: PostingFilter): Table {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${LEDGER.key.length + values.push(value)}`;
  const where = [...postingConditions(filter, place), ...(search ? [postingSearch(search, place)] : [])];
  return { ...LEDGER, where: where.join(" and ") || "true", values };
}

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
