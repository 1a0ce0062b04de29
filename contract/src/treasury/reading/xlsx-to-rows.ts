import { openWorkbook } from "./workbook.ts";
import { parseXml } from "./xml.ts";
import { broken, UnreadableFile } from "./zip.ts";

/** Wider or longer than any bank's table; a workbook can claim a million rows of nothing. */
const ROWS_MOST = 20_000;
const COLUMNS_MOST = 60;

/** A: 0, B: 1, AA: 26. */
const columnOf = (place: string) =>
  [...place.replace(/\d+$/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Sums are kept as binary fractions: 250225.1 or 2.50225E5 is written as a bank would. */
function numberText(text: string): string {
  const number = Number(text);
  if (text.trim() === "" || !Number.isFinite(number)) return text;
  return Number.isInteger(number) ? String(number) : number.toFixed(2);
}

interface Cell {
  at: number;
  kind: string;
  /** The content of `v`, and of `t` where the words are in the cell itself. */
  v: string;
  t: string;
}

function cellText({ kind, v, t }: Cell, shared: readonly string[]): string {
  if (kind === "inlineStr") return t;
  if (kind === "s") return shared[Number(v)] ?? "";
  return kind === "n" ? numberText(v) : v;
}

/** Follows which text belongs to a cell: its `v` or `t`, also in several runs, without phonetic text (`rPh`). */
function textOfCells(take: (element: "v" | "t", text: string) => void) {
  let taking: "v" | "t" | undefined;
  let phonetic = false;
  return {
    open(name: string) {
      if (name === "rPh") phonetic = true;
      taking = name === "v" || (name === "t" && !phonetic) ? name : undefined;
    },
    text(text: string) {
      if (taking) take(taking, text);
    },
    close(name: string) {
      if (name === "rPh") phonetic = false;
      taking = undefined;
    },
  };
}

function rowsOf(sheet: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] | undefined;
  let cell: Cell | undefined;
  const words = textOfCells((element, text) => {
    if (cell) cell[element] += text;
  });
  function beginRow(number: string | undefined) {
    const at = number === undefined ? rows.length : Number(number) - 1;
    row = undefined;
    if (!(at >= rows.length) || at >= ROWS_MOST) return;
    while (rows.length < at) rows.push([]);
    row = rows[at] = [];
  }
  function endCell() {
    if (!row || !cell || cell.at < 0 || cell.at >= COLUMNS_MOST) return;
    while (row.length < cell.at) row.push("");
    row[cell.at] = cellText(cell, shared).replace(/\s+/g, " ").trim();
  }
  parseXml(sheet, {
    open(name, { r: place, t: kind = "n" }) {
      words.open(name);
      if (name === "row") beginRow(place);
      if (name === "c") cell = { at: place ? columnOf(place) : (row?.length ?? 0), kind, v: "", t: "" };
    },
    text: words.text,
    close(name) {
      words.close(name);
      if (name !== "c") return;
      endCell();
      cell = undefined;
    },
  });
  return rows;
}

function sharedIn(xml: string | undefined): string[] {
  const found: string[] = [];
  const words = textOfCells((element, text) => {
    if (element === "t" && found.length > 0) found[found.length - 1] += text;
  });
  parseXml(xml ?? "<none/>", {
    open(name) {
      words.open(name);
      if (name === "si") found.push("");
    },
    text: words.text,
    close: words.close,
  });
  return found;
}

/** Workbooks leave out empty cells at the end of a row; a row that is narrower than the others would seem cut. */
function asWideAsTheTable(rows: string[][]): string[][] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  for (const row of rows) if (row.length > 0) while (row.length < width) row.push("");
  return rows;
}

/** The rows of a workbook's fullest sheet, as text. Days may be numbers: `readDay` knows how workbooks count them. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  try {
    const { sheets, sharedStrings } = await openWorkbook(bytes);
    const shared = sharedIn(sharedStrings);
    const filled = (rows: string[][]) => rows.filter((row) => row.filter(Boolean).length > 1).length;
    const [fullest = []] = sheets.map((xml) => rowsOf(xml, shared)).sort((a, b) => filled(b) - filled(a));
    return asWideAsTheTable(fullest);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : broken();
  }
}
