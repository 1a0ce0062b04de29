import { balancesIn, periodOf } from "./balances.ts";
import { type Columns, headOf } from "./columns.ts";
import { type Entry, type Mended, type Note, readRow, type UnreadRow } from "./row-to-entry.ts";

/** A parsed bank statement. The browser parses it for the preview, the server for the import. */
export interface ReadStatement {
  entries: Entry[];
  /** All unreadable rows, also those that were corrected. */
  unread: UnreadRow[];
  notes: Note[];
  opening: number | null;
  closing: number | null;
  /** The same two in hundredths. */
  exact: { opening: number | null; closing: number | null };
  period: { from: string; to: string } | undefined;
}

/** Inserts corrected rows as entries at their places. */
function withMended(entries: readonly Entry[], unread: readonly UnreadRow[], mended: readonly Mended[]) {
  const said = new Map(mended.map((one) => [one.row, one]));
  const more = unread.flatMap(({ row, description, balance, read }): Entry[] => {
    const one = said.get(row);
    return one ? [{ ...one, sen: one.amount === read.amount ? read.sen : 0, description, balance }] : [];
  });
  return [...entries, ...more].sort((a, b) => a.row - b.row);
}

/** Every row of the file becomes an entry, an unreadable row or a note. Undefined if the chosen columns are missing. */
export function readStatement(
  rows: readonly string[][],
  columns: Columns,
  { today, mended = [] }: { today: string; mended?: readonly Mended[] },
): ReadStatement | undefined {
  const head = headOf(rows, columns);
  const names = rows[head];
  if (!names) return undefined;
  const entries: Entry[] = [];
  const unread: UnreadRow[] = [];
  const notes: Note[] = [];
  for (const [at, row] of rows.entries()) {
    if (at <= head || !row.some(Boolean)) continue;
    const read = readRow({ names, columns, today }, row, at + 1);
    if ("text" in read) notes.push(read);
    else if ("fault" in read) unread.push(read);
    else entries.push(read);
  }
  const all = withMended(entries, unread, mended);
  const about = periodOf(rows.slice(0, head), all, today);
  const read = new Set(all.map(({ row }) => row));
  const unknown = unread.filter(({ row }) => !read.has(row));
  const order = [...all, ...unknown].sort((a, b) => a.row - b.row);
  return { entries: all, unread, notes, ...balancesIn(rows, order), period: about };
}
