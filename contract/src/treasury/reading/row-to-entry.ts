import { hundredths, isNothing, readSum } from "./amount.ts";
import type { Columns } from "./columns.ts";
import { readDay } from "./day.ts";

/** Incoming or outgoing money, and its row in the file, counted as spreadsheets do. */
export interface Entry {
  row: number;
  day: string;
  amount: number;
  /** The sen of the amount. The ledger counts whole rupiah; the sen are stored with the line. */
  sen: number;
  out: boolean;
  description: string;
  /** What the account held after it, where the file says, in hundredths. */
  balance: number | undefined;
}

/** A row that seems to be money and cannot be read, with the reason. */
export interface UnreadRow {
  row: number;
  day: string;
  sums: string[];
  description: string;
  /** What is wrong with it. */
  fault: "day" | "future" | "amount" | "both" | "direction" | "cut";
  why: string;
  /** What the account held after it, where the file says, in hundredths. */
  balance: number | undefined;
  /** What could be read of it. */
  read: { day: string | undefined; amount: number | undefined; sen: number; out: boolean | undefined };
}

/** A row that is not money: a subtotal, a repeated header, text, or less than one rupiah. */
export interface Note {
  row: number;
  text: string;
  /** For amounts below one rupiah: positive if incoming, negative if outgoing. */
  sen?: number;
}

/** A treasurer's correction of an unreadable row. */
export interface Mended {
  row: number;
  day: string;
  amount: number;
  out: boolean;
}

const SUMMARY = /\b(?:saldo|total|jumlah|subtotal|balance|mutasi)\b/i;

export interface Reader {
  names: readonly string[];
  columns: Columns;
  /** Later days are in the future. */
  today: string;
}

const cellOf = ({ names }: Reader, row: readonly string[], name: string) =>
  name ? (row[names.indexOf(name)] ?? "") : "";

/**
 * Whether the last row of the file is the beginning of a row of money whose end is missing. Its amount cannot be trusted, even
 * where there is one: it may have lost digits. `width`: the fewest cells of the other rows of money.
 */
export function isCut(reader: Reader, row: readonly string[], width: number): boolean {
  const words = row.filter(Boolean);
  if (!/^\d/.test(words[0] ?? "") || words.some((word) => SUMMARY.test(word))) return false;
  const sums = [reader.columns.debit, reader.columns.amount].map((name) => cellOf(reader, row, name));
  return row.length < width || sums.every((sum) => sum === "");
}

/** A row whose end is missing: all but its day must be typed. */
export function cutRow(reader: Reader, row: readonly string[], number: number): UnreadRow {
  const dayText = cellOf(reader, row, reader.columns.day);
  const whole = dayText && row.length > reader.names.indexOf(reader.columns.day) + 1;
  const day = whole ? readDay(dayText) : undefined;
  return {
    row: number,
    day: dayText,
    sums: [reader.columns.debit, reader.columns.amount]
      .map((name) => cellOf(reader, row, name))
      .filter(Boolean),
    description: cellOf(reader, row, reader.columns.description),
    fault: "cut",
    why: "Barisnya terpotong",
    balance: undefined,
    read: { day: day && day <= reader.today ? day : undefined, amount: undefined, sen: 0, out: undefined },
  };
}

function isNote(reader: Reader, row: readonly string[], dayText: string, sums: readonly string[]): boolean {
  if (sums.every(isNothing)) return true;
  if (dayText === reader.columns.day) return true;
  return readDay(dayText) === undefined && SUMMARY.test(row.find(Boolean) ?? "");
}

interface WrongMoney {
  fault: "amount" | "both" | "direction";
  why: string;
  /** The parts that can be read. */
  amount?: number;
  out?: boolean;
}
type Money = { amount: number; sen: number; out: boolean } | WrongMoney;

/** Where one column holds both directions; nothing where it is empty. */
function directionOf(reader: Reader, row: readonly string[]): boolean | undefined {
  const { direction, incoming } = reader.columns;
  const said = cellOf(reader, row, direction);
  return said ? said.toLowerCase() !== incoming.toLowerCase() : undefined;
}

function moneyIn(reader: Reader, row: readonly string[]): Money {
  const { columns } = reader;
  const into = cellOf(reader, row, columns.amount);
  const outOf = cellOf(reader, row, columns.debit);
  if (!isNothing(into) && !isNothing(outOf))
    return { fault: "both", why: "Masuk dan keluar terisi bersamaan" };
  const leaves = isNothing(into);
  const text = leaves ? outOf : into;
  const sum = readSum(text);
  const said = columns.direction ? directionOf(reader, row) : (sum?.out ?? false);
  const out = leaves || said;
  if (!sum) return { fault: "amount", why: `“${text}” bukan angka`, ...(out !== undefined && { out }) };
  if (out === undefined)
    return { fault: "direction", why: "Masuk atau keluar tidak tertulis", amount: sum.amount };
  return { amount: sum.amount, sen: sum.sen ?? 0, out };
}

function ahead(day: string, today: string): string {
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  return years > 1 ? `Tanggalnya ${years} tahun di depan` : "Tanggalnya belum tiba";
}

function dayFault(text: string, day: string | undefined, today: string) {
  if (!text) return { fault: "day" as const, why: "Tanggalnya kosong" };
  if (!day) return { fault: "day" as const, why: `“${text}” bukan tanggal` };
  return day > today ? { fault: "future" as const, why: ahead(day, today) } : undefined;
}

/** Reads one row below the header: an entry, an unreadable row, or a note. */
export function readRow(reader: Reader, row: readonly string[], number: number): Entry | UnreadRow | Note {
  const { columns, today } = reader;
  const dayText = cellOf(reader, row, columns.day);
  const sums = [columns.debit, columns.amount].filter(Boolean).map((name) => cellOf(reader, row, name));
  const text = row.filter(Boolean).join(" · ");
  if (isNote(reader, row, dayText, sums)) return { row: number, text };
  const description = cellOf(reader, row, columns.description);
  const day = readDay(dayText);
  const money = moneyIn(reader, row);
  const said = readSum(cellOf(reader, row, columns.balance));
  const held = hundredths(said);
  const balance = held === undefined ? undefined : said?.out ? -held : held;
  const wrong = dayFault(dayText, day, today) ?? ("fault" in money ? money : undefined);
  if (wrong || !day || "fault" in money) {
    const { amount, out } = money;
    const read = {
      day: day && day <= today ? day : undefined,
      amount,
      sen: "sen" in money ? money.sen : 0,
      out,
    };
    const { fault, why } = wrong ?? { fault: "day" as const, why: "" };
    return { row: number, day: dayText, sums: sums.filter(Boolean), description, fault, why, balance, read };
  }
  if (money.amount === 0) return { row: number, text, sen: money.out ? -money.sen : money.sen };
  return { row: number, day, ...money, description, balance };
}
