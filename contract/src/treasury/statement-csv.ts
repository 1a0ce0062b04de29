export { readCsv } from "./read-csv.ts";

/** What a bank's file says. Read by the server, and before that on the screen, so that nobody imports a riddle. */
const LOOKED_AT = 40;

/** 250.225,00 and 250,225.00 and Rp 250225: whole rupiah. Nothing where there is no sum above zero. */
export function readAmount(text: string): number | undefined {
  if (/^\s*[-(]/.test(text)) return undefined;
  const digits = text
    .replace(/[^\d.,]/g, "")
    .replace(/[.,]\d{2}$/, "")
    .replace(/\D/g, "");
  const amount = Number(digits);
  return digits && Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

const MONTHS = [
  "jan",
  "feb",
  "mar",
  "apr",
  "mei|may",
  "jun",
  "jul",
  "ag|aug",
  "sep",
  "okt|oct",
  "nov",
  "des|dec",
];
const monthOf = (name: string) =>
  MONTHS.findIndex((names) => new RegExp(`^(?:${names})`, "i").test(name)) + 1;

/** 14/11/2026, 14-11-26, 14 Nov 2026 or 2026-11-14, whatever follows it. */
export function readDay(text: string): string | undefined {
  const ours = /^\s*(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. -](\d{4}|\d{2})\b/i.exec(text);
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const [year, month, dayOfMonth] = iso
    ? [iso[1], iso[2], iso[3]]
    : [ours?.[3]?.padStart(4, "20"), ours?.[2], ours?.[1]];
  if (!year || !month || !dayOfMonth) return undefined;
  const number = /\d/.test(month) ? month : String(monthOf(month));
  const day = `${year}-${number.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;
  const real = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(day) ? day : undefined;
}

/** The names of the columns: the first of the fullest rows, because banks put their own words above the table. */
export function columnsOf(rows: readonly string[][]): string[] {
  const named = rows.slice(0, LOOKED_AT).map((row) => row.filter(Boolean));
  const most = Math.max(0, ...named.map(({ length }) => length));
  return most > 1 ? [...new Set(named.find(({ length }) => length === most))] : [];
}

interface Columns {
  day: string;
  amount: string;
  description: string;
  direction: string;
  incoming: string;
}

export interface CsvLine {
  day: string;
  amount: number;
  description: string;
}

/** The money that came in, and how many rows are something else. Nothing where the chosen columns are not there. */
export function linesOf(
  rows: readonly string[][],
  columns: Columns,
): { lines: CsvLine[]; skipped: number } | undefined {
  const wanted = [columns.day, columns.amount, columns.description, columns.direction].filter(Boolean);
  const head = rows.findIndex((row) => wanted.every((name) => row.includes(name)));
  const names = rows[head];
  if (!names) return undefined;
  const below = rows.slice(head + 1);
  const lines = below.flatMap((row): CsvLine[] => {
    const cell = (name: string) => row[names.indexOf(name)] ?? "";
    const day = readDay(cell(columns.day));
    const amount = readAmount(cell(columns.amount));
    const comesIn =
      !columns.direction || cell(columns.direction).toLowerCase() === columns.incoming.toLowerCase();
    return day && amount && comesIn ? [{ day, amount, description: cell(columns.description) }] : [];
  });
  return { lines, skipped: below.length - lines.length };
}

const USUAL: readonly [keyof Columns, RegExp][] = [
  ["day", /tanggal|tgl|date/i],
  ["amount", /kredit|credit|masuk/i],
  ["description", /uraian|keterangan|deskripsi|description|remark/i],
];

/** Columns by what banks usually call them. */
export function usualColumns(names: readonly string[]): Partial<Columns> {
  const found = USUAL.map(([column, usual]) => [column, names.find((name) => usual.test(name)) ?? ""]);
  return Object.fromEntries(found);
}
