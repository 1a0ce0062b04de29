import { UnreadableFile, unzip } from "./zip.ts";

/** Wider or longer than any bank's table; a workbook can claim a million rows of nothing. */
const ROWS_MOST = 20_000;
const COLUMNS_MOST = 60;

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const decoded = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, number, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

/** The text of an element, also if it is split into runs. Without phonetic text (rPh). */
const wordsIn = (xml: string) =>
  [...xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, "").matchAll(/<t(?:\s[^>]*)?>([\s\S]*?)<\/t>/g)]
    .map(([, text]) => decoded(text ?? ""))
    .join("");

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** A: 0, B: 1, AA: 26. */
const columnOf = (place: string) =>
  [...place.replace(/\d+$/, "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Sums are kept as binary fractions: 250225.1 or 2.50225E5 is written as a bank would. */
function numberText(text: string): string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return Number.isInteger(number) ? String(number) : number.toFixed(2);
}

function cellText(tag: string, content: string, shared: readonly string[]): string {
  const kind = attribute(tag, "t");
  if (kind === "inlineStr") return wordsIn(content);
  const value = decoded(/<v(?:\s[^>]*)?>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? "");
  if (kind === "s") return shared[Number(value)] ?? "";
  return kind === undefined || kind === "n" ? numberText(value) : value;
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, tag = "", content = ""] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const place = attribute(tag, "r");
    const at = place ? columnOf(place) : cells.length;
    if (at < 0 || at >= COLUMNS_MOST) continue;
    while (cells.length < at) cells.push("");
    cells[at] = cellText(tag, content, shared).replace(/\s+/g, " ").trim();
  }
  return cells;
}

function rowsOf(sheet: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const [, tag = "", content = ""] of sheet.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const at = Number(attribute(tag, "r") ?? rows.length + 1) - 1;
    if (!(at >= rows.length) || at >= ROWS_MOST) continue;
    while (rows.length < at) rows.push([]);
    rows[at] = cellsOf(content, shared);
  }
  return rows;
}

const sharedIn = (xml: string) =>
  [...xml.matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, si]) => wordsIn(si ?? ""));

const SHEET = /^xl\/worksheets\/sheet\d*\.xml$/;

/** The rows of a workbook's fullest sheet, as text. Days may be numbers: `readDay` knows how workbooks count them. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const texts = await unzip(
    bytes,
    (name) => SHEET.test(name) || name === "xl/sharedStrings.xml" || name === "xl/workbook.xml",
  );
  const book = texts.get("xl/workbook.xml");
  if (book === undefined) throw new UnreadableFile("Berkas ini bukan XLSX. Simpan sebagai .xlsx atau CSV.");
  if (/date1904="(?:1|true)"/.test(book))
    throw new UnreadableFile("Tanggal di berkas ini dihitung dengan cara lama. Simpan sebagai CSV.");
  const shared = sharedIn(texts.get("xl/sharedStrings.xml") ?? "");
  const sheets = [...texts].filter(([name]) => SHEET.test(name)).map(([, xml]) => rowsOf(xml, shared));
  const filled = (rows: string[][]) => rows.filter((row) => row.filter(Boolean).length > 1).length;
  return sheets.sort((a, b) => filled(b) - filled(a))[0] ?? [];
}
