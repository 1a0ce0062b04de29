import { type Balances, balancesIn, periodOf } from "./balances.ts";
import { type Columns, headOf } from "./columns.ts";
import { type FileOwner, ownerOf } from "./file-owner.ts";
import {
  cutRow,
  type Entry,
  isCut,
  type Mended,
  type Note,
  type Reader,
  readRow,
  type UnreadRow,
} from "./row-to-entry.ts";

/** A parsed bank statement. The browser parses it for the preview, the server for the import. */
export interface ReadStatement extends Balances {
  entries: Entry[];
  /** All unreadable rows, also those that were corrected. */
  unread: UnreadRow[];
  notes: Note[];
  /** Whose file it is, by its head. */
  owner: FileOwner;
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

/** Every row below the header as an entry, an unreadable row or a note. */
function readRows(rows: readonly string[][], head: number, reader: Reader) {
  const read: (Entry | UnreadRow | Note)[] = [];
  for (const [at, row] of rows.entries())
    if (at > head && row.some(Boolean)) read.push(readRow(reader, row, at + 1));
  const last = read.at(-1);
  if (!last) return read;
  const widths = read.flatMap((one) =>
    one === last || "text" in one ? [] : (rows[one.row - 1]?.length ?? 0),
  );
  const cells = rows[last.row - 1] ?? [];
  if (isCut(reader, cells, Math.min(...widths, widths.length > 0 ? Infinity : reader.names.length)))
    read[read.length - 1] = cutRow(reader, cells, last.row);
  return read;
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
  const read = readRows(rows, head, { names, columns, today });
  const notes = read.filter((one) => "text" in one);
  const unread = read.filter((one) => "fault" in one);
  const entries = read.filter((one): one is Entry => !("text" in one) && !("fault" in one));
  const all = withMended(entries, unread, mended);
  const about = periodOf(rows.slice(0, head), all, today);
  const known = new Set(all.map(({ row }) => row));
  const unknown = unread.filter(({ row }) => !known.has(row));
  const order = [...all, ...unknown].sort((a, b) => a.row - b.row);
  const owner = ownerOf(rows.slice(0, head));
  return { entries: all, unread, notes, ...balancesIn(rows, order, notes), owner, period: about };
}
