import type { Database } from "../../platform/database.ts";
import type { Cell } from "./cells.ts";

/** A table: its head, and its rows in the order of a key by which the next piece is found. */
export interface Table {
  head: readonly string[];
  /** Selects `key` and `cells` (a JSON array) of rows after $1, ordered by the key. */
  sql: string;
  /** Less than every key. */
  before: string;
}

const LOCAL = (column: string) => `to_char(${column} at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI')`;
const FIRST_UUID = "00000000-0000-0000-0000-000000000000";

export const DONATIONS: Table = {
  head: [
    "Nomor",
    "Waktu",
    "Kampanye",
    "Donatur",
    "Nominal",
    "Dikembalikan",
    "Metode",
    "Status",
    "Diverifikasi",
  ],
  sql: `select p.id as key, json_build_array(p.reference, ${LOCAL("p.created_at")}, c.title, d.donor_name, p.amount,
      p.refunded_amount, p.method, p.status, ${LOCAL("p.verified_at")}) as cells
    from payment p join donation d on d.payment_id = p.id join campaign c on c.id = d.campaign_id
    where p.id > $1::uuid order by p.id`,
  before: FIRST_UUID,
};

export const ORDERS: Table = {
  head: [
    "Nomor",
    "Waktu",
    "Pemesan",
    "Telepon",
    "Isi",
    "Total",
    "Metode",
    "Status pembayaran",
    "Status",
    "Kiriman",
  ],
  sql: `select p.id as key, json_build_array(p.reference, ${LOCAL("o.created_at")}, p.payer_name, p.payer_phone,
      (select string_agg(l.quantity || ' ' || l.product_name, '; ' order by l.id) from order_line l where l.order_id = o.id),
      o.total, p.method, p.status, o.status, o.shipping_note) as cells
    from shop_order o join payment p on p.id = o.payment_id
    where p.id > $1::uuid order by p.id`,
  before: FIRST_UUID,
};

export const ENROLMENTS: Table = {
  head: ["Nomor", "Waktu", "Kelas", "Peserta", "Nama pengguna", "Biaya", "Status"],
  sql: `select e.id as key, json_build_array(e.id, ${LOCAL("e.created_at")}, c.title, m.full_name, m.username, e.price,
      e.status) as cells
    from enrolment e join course c on c.id = e.course_id join member m on m.id = e.member_id
    where e.id > $1::bigint order by e.id`,
  before: "0",
};

export const MEMBERS: Table = {
  head: ["Nomor", "Bergabung", "Nama pengguna", "Nama lengkap", "E-mail", "Ditangguhkan"],
  sql: `select id as key, json_build_array(id, ${LOCAL("created_at")}, username, full_name, email,
      ${LOCAL("suspended_at")}) as cells
    from member where deleted_at is null and id > $1::bigint order by id`,
  before: "0",
};

export const LEDGER: Table = {
  head: ["Pos", "Transaksi", "Waktu", "Peristiwa", "Keterangan", "Akun", "Jumlah"],
  sql: `select g.id as key, json_build_array(g.id, t.id, ${LOCAL("t.created_at")}, t.event, t.description, g.account,
      g.amount) as cells
    from ledger_posting g join ledger_transaction t on t.id = g.transaction_id
    where g.id > $1::bigint order by g.id`,
  before: "0",
};

const PIECE = 1000;

interface Keyed {
  key: string | number;
  cells: Cell[];
}

/** Piece by piece, so that the database never holds the whole table for us. */
export async function* rowsOf(
  database: Database,
  { head, sql, before }: Table,
): AsyncGenerator<readonly Cell[]> {
  yield head;
  let last: Keyed["key"] = before;
  let piece: Keyed[];
  do {
    piece = (await database.pool.query<Keyed>(`${sql} limit ${PIECE}`, [last])).rows;
    for (const { cells } of piece) yield cells;
    last = piece.at(-1)?.key ?? last;
  } while (piece.length === PIECE);
}
