import { hundredths, readSum } from "./amount.ts";
import { readDay } from "./day.ts";
import type { Entry, Note, UnreadRow } from "./row-to-entry.ts";

const OPENING = /^(?:saldo\s+awal|opening\s+balance|beginning\s+balance)\b/i;
const CLOSING = /^(?:saldo\s+akhir|closing\s+balance|ending\s+balance)\b/i;
const PERIOD = /\b(?:periode|period|tanggal|dari)\b/i;
const DAYS = /\d{1,2}[/. -](?:\d{1,2}|[a-z]{3,9})[/. -]\d{2,4}|\d{4}-\d{2}-\d{2}/gi;

/** All amounts are in sen: amounts rounded row by row would not add up. */
const signed = (entry: Pick<Entry, "amount" | "sen" | "out">) => {
  const sum = hundredths(entry) ?? 0;
  return entry.out ? -sum : sum;
};

/** A labelled amount, such as the opening balance: in the cell of its label, or in a later cell of the row. */
function named(rows: readonly string[][], name: RegExp): number | undefined {
  for (const row of rows) {
    const at = row.findIndex((cell) => name.test(cell));
    if (at < 0) continue;
    const texts = [(row[at] ?? "").replace(name, "").replace(/^[\s:=]+/, ""), ...row.slice(at + 1)];
    for (const text of texts) {
      const sum = text ? readSum(text) : undefined;
      const held = hundredths(sum);
      if (held !== undefined) return sum?.out ? -held : held;
    }
  }
  return undefined;
}

/** What a row changed, in hundredths; undefined if its amount could not be read. */
function changeOf(row: Entry | UnreadRow) {
  if (!("fault" in row)) return signed(row);
  const { amount, sen, out } = row.read;
  return amount === undefined || out === undefined ? undefined : signed({ amount, sen, out });
}

/** Whether the file begins with its newest row: decided by its balances, else by its days. */
function newestFirst(rows: readonly (Entry | UnreadRow)[]): boolean {
  let votes = 0;
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (before?.balance === undefined || row.balance === undefined) continue;
    if (row.balance - before.balance === changeOf(row)) votes += 1;
    if (before.balance - row.balance === changeOf(before)) votes -= 1;
  }
  const days = rows.flatMap((row) => ("fault" in row ? (row.read.day ?? []) : row.day));
  return votes === 0 ? (days[0] ?? "") > (days.at(-1) ?? "") : votes < 0;
}

const whole = (held: number | null) => (held === null ? null : Math.trunc(held / 100));

/** A row whose written balance is not what the row before and its own amount come to. In sen. */
export interface BrokenBalance {
  row: number;
  expected: number;
  written: number;
}

/** What a row adds to the balance; undefined if it could not be read: nobody knows yet whether the bank counts it. */
const addedBy = (row: Entry | UnreadRow | Note) =>
  "text" in row ? (row.sen ?? 0) : "fault" in row ? undefined : signed(row);

/** The first row whose balance breaks, in the order of the days. Unreadable rows are passed over. */
function firstBreak(order: readonly (Entry | UnreadRow | Note)[], opening: number | undefined) {
  let held = opening;
  for (const row of order) {
    const change = addedBy(row);
    const written = "text" in row ? undefined : row.balance;
    const expected = held === undefined || change === undefined ? undefined : held + change;
    if (expected !== undefined && written !== undefined && expected !== written)
      return { row: row.row, expected, written };
    held = written ?? expected;
  }
  return null;
}

export interface Balances {
  /** Before the first and after the last row, in whole rupiah. */
  opening: number | null;
  closing: number | null;
  /** The same two in sen. */
  exact: { opening: number | null; closing: number | null };
  /** Whether the bank states it in words. Otherwise it is that of the first or last row, which a cut file has too. */
  stated: { opening: boolean; closing: boolean };
  broken: BrokenBalance | null;
}

/**
 * The balances from the bank's labels or the column of balances. Unreadable rows count too: without them the last readable row
 * would be taken for the last one, and the file would seem complete.
 */
export function balancesIn(
  rows: readonly string[][],
  money: readonly (Entry | UnreadRow)[],
  notes: readonly Note[],
): Balances {
  const turned = newestFirst(money);
  const order = turned ? money.toReversed() : money;
  const [first, last] = [order[0], order.at(-1)];
  const change = first && changeOf(first);
  const before = first?.balance === undefined || change === undefined ? undefined : first.balance - change;
  const [opening, closing] = [named(rows, OPENING), named(rows, CLOSING)];
  const exact = { opening: opening ?? before ?? null, closing: closing ?? last?.balance ?? null };
  const all = [...money, ...notes].sort((a, b) => (turned ? b.row - a.row : a.row - b.row));
  return {
    opening: whole(exact.opening),
    closing: whole(exact.closing),
    exact,
    stated: { opening: opening !== undefined, closing: closing !== undefined },
    broken: firstBreak(all, opening),
  };
}

/** The period of a file: as stated above the table, or else the days of its rows. */
export function periodOf(above: readonly string[][], entries: readonly Entry[], today: string) {
  const days = entries.map(({ day }) => day).sort();
  const words = above.map((row) => row.join(" ")).find((text) => PERIOD.test(text) && text.match(DAYS)?.[1]);
  const [from, to] = (words?.match(DAYS) ?? []).map(readDay);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const said = from && to && from <= first && to >= last;
  // The stated period may end in the future; the file's rows end today.
  return said ? { from, to: to < today ? to : today } : { from: first, to: last };
}
