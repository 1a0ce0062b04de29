/** The most lines that banks put above the table. */
const LOOKED_AT = 40;

/** The columns of a bank's file by the names in its header row. Missing ones are empty. */
export interface Columns {
  day: string;
  /** Money that came in, or both ways where `debit` is empty. */
  amount: string;
  /** Money that went out, where it has a column of its own. */
  debit: string;
  description: string;
  /** Where one column holds both directions: the one that tells them apart, and its word for money that came in. */
  direction: string;
  incoming: string;
  balance: string;
}

/** The header row: the first of the rows with the most cells, because banks put other texts above the table. */
export function columnsOf(rows: readonly string[][]): string[] {
  const named = rows.slice(0, LOOKED_AT).map((row) => row.filter(Boolean));
  const most = Math.max(0, ...named.map(({ length }) => length));
  return most > 1 ? [...new Set(named.find(({ length }) => length === most))] : [];
}

const USUAL: readonly [keyof Columns, RegExp][] = [
  ["day", /tanggal|tgl|date/i],
  ["amount", /kredit|credit|masuk/i],
  ["debit", /debet|debit|keluar/i],
  ["description", /uraian|keterangan|deskripsi|description|remark/i],
  ["balance", /saldo|balance/i],
];
/** Where money in and out share a column. */
const SHARED = /jumlah|nominal|mutasi|amount/i;

/** Columns by what banks usually call them. */
export function usualColumns(names: readonly string[]): Partial<Columns> {
  const found = USUAL.map(([column, usual]) => [column, names.find((name) => usual.test(name)) ?? ""]);
  const columns: Partial<Columns> = Object.fromEntries(found);
  return { ...columns, amount: columns.amount || (names.find((name) => SHARED.test(name)) ?? "") };
}

/** Where the head of the table is, by the chosen names; -1 where they are not in one row. */
export function headOf(rows: readonly string[][], columns: Columns): number {
  const { day, amount, debit, description, direction, balance } = columns;
  const wanted = [day, amount, debit, description, direction, balance].filter(Boolean);
  return rows.findIndex((row) => wanted.every((name) => row.includes(name)));
}
