import Papa from "papaparse";

const SEPARATORS = [";", "\t", ","] as const;
const LOOKED_AT = 40;
/** The most lines of one transfer's description. */
const MOST_LINES = 10;

/** How many of these lines contain a sign equally often: these lines are the table. */
function regularity(lines: readonly string[], separator: string): number {
  const seen = new Map<number, number>();
  for (const line of lines) {
    const signs = line.split(separator).length - 1;
    if (signs > 0) seen.set(signs, (seen.get(signs) ?? 0) + 1);
  }
  return Math.max(0, ...seen.values());
}

function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, LOOKED_AT);
  const [likeliest] = SEPARATORS.map((sign) => ({ sign, score: regularity(lines, sign) })).sort(
    (a, b) => b.score - a.score,
  );
  return likeliest?.sign ?? ",";
}

interface Reading {
  rows: string[][];
  /** All quotes are closed, and nothing follows a closing quote. */
  sound: boolean;
}

function reading(text: string, delimiter: string): Reading {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  return { rows: data, sound: !errors.some(({ type }) => type === "Quotes") };
}

const times = (text: string, sign: string) => text.split(sign).length - 1;

function usualWidth(rows: readonly string[][]): number {
  const seen = new Map<number, number>();
  for (const { length } of rows) if (length > 1) seen.set(length, (seen.get(length) ?? 0) + 1);
  return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}

/** A stray quote and a later one look like a pair, but between them are rows of the table, not one cell. */
const swallowsLines = (row: readonly string[], separator: string) =>
  row.some((cell) => {
    const ends = times(cell, "\n");
    return ends > 0 && times(cell, separator) >= ends * (row.length - 1);
  });

/** A row that a bank wrote over several lines, and how many they are. */
function rowOfSeveral(lines: readonly string[], separator: string, width: number) {
  for (let count = 2; count <= Math.min(MOST_LINES, lines.length); count += 1) {
    const { rows, sound } = reading(lines.slice(0, count).join("\n"), separator);
    const [row] = rows;
    if (sound && rows.length === 1 && row?.length === width && !swallowsLines(row, separator))
      return { row, count };
  }
  return undefined;
}

const withoutQuoting = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ""));

/** Parses line by line, so that a stray quote affects only its own line and no row disappears. */
function rowsOfLines(lines: readonly string[], separator: string): string[][] {
  const readings = lines.map((line) => reading(line, separator));
  const width = usualWidth(readings.flatMap(({ rows, sound }) => (sound ? rows : [])));
  const found: string[][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { rows: [row = []] = [], sound = true } = readings[at] ?? {};
    const several = sound ? undefined : rowOfSeveral(lines.slice(at, at + MOST_LINES), separator, width);
    if (several) at += several.count - 1;
    const usable = sound || row.length === width;
    found.push(several?.row ?? (usable ? row : withoutQuoting(lines[at] ?? "", separator)));
  }
  return found;
}

/** Empty rows at the end; those in between stay, so that the nth row here is the nth in a spreadsheet too. */
function withoutEnd(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.some(Boolean));
  return rows.slice(0, last + 1);
}

/** Rows of a CSV file, whichever of the usual separators it uses. Quoted cells may hold separators and line ends. */
export function readCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const { rows, sound } = reading(text, separator);
  const plain = sound && !rows.some((row) => row.some((cell) => cell.includes("\n")));
  const read = plain ? rows : rowsOfLines(text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/), separator);
  return withoutEnd(read.map((row) => row.map((cell) => cell.trim())));
}
