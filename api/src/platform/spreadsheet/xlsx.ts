import type { Cell } from "./cell.ts";
import { xlsxRow } from "./xlsx-row.ts";
import { type Packing, zip } from "./zip.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A sheet holds 1 048 576 rows; the rest continues on further sheets. */
const ROWS_MOST = 1_000_000;

// Sheets are the default XML type, because their number is not known when this is sent.
const TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;
const ROOT = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const numbered = (count: number, each: (n: number) => string) =>
  Array.from({ length: count }, (_, at) => each(at + 1)).join("");

const workbook = (names: readonly string[]) =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="r${at + 1}"/>`).join("")}</sheets></workbook>`;

const relations = (sheets: number) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbered(sheets, (n) => `<Relationship Id="r${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;

/** Text, amount, day and time; then the same in bold, for headers and sums. */
const FORMATS = [0, 3, 164, 165];
const formats = (font: number) =>
  FORMATS.map(
    (id) =>
      `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ).join("");
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8">${formats(0)}${formats(1)}</cellXfs></styleSheet>`;

/** The header row is frozen, and columns are wide enough for an amount or a date. */
const opening = (columns: number) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(columns, 1)}" width="20" customWidth="1"/></cols><sheetData>`;

/** Numbers in these columns are not amounts. */
const PLAIN = new Set<Cell>(["Pos", "Nomor", "Transaksi", "Tahun"]);
/** Rows of sums. */
const SUMS = new Set<Cell>(["Jumlah", "Kenaikan bersih", "Kas dan bank pada akhir"]);

/** A table and its name, of at most 31 characters. The first row is the header, repeated on each sheet. */
export interface Sheet {
  name: string;
  rows: AsyncIterable<readonly Cell[]>;
}

type Rows = AsyncIterator<readonly Cell[]>;

/** Writes up to `most` rows below the header. `more.left` tells whether rows remain. */
async function* sheet(head: readonly Cell[], rows: Rows, most: number, more: { left: boolean }) {
  const plain = new Set(head.flatMap((name, at) => (PLAIN.has(name) ? [at] : [])));
  yield opening(head.length) + xlsxRow(head, true);
  for (let count = 0; count < most && more.left; count += 1) {
    const { done, value } = await rows.next();
    more.left = !done;
    if (!done)
      yield xlsxRow(
        value,
        value.some((cell) => SUMS.has(cell)),
        plain,
      );
  }
  yield "</sheetData></worksheet>";
}

/** Splits a table over as many sheets as it needs. */
async function* sheetsOf({ name, rows }: Sheet, most: number, names: string[]): AsyncGenerator<Packing> {
  const reader = rows[Symbol.asyncIterator]();
  const head: readonly Cell[] = (await reader.next()).value ?? [];
  const more = { left: true };
  for (let part = 1; more.left; part += 1) {
    names.push(part > 1 ? `${name} ${part}` : name);
    yield { name: `xl/worksheets/sheet${names.length}.xml`, content: sheet(head, reader, most, more) };
  }
}

async function* parts(sheets: readonly Sheet[], most: number): AsyncGenerator<Packing> {
  yield { name: "[Content_Types].xml", content: [TYPES] };
  yield { name: "_rels/.rels", content: [ROOT] };
  yield { name: "xl/styles.xml", content: [STYLES] };
  const names: string[] = [];
  for (const one of sheets) yield* sheetsOf(one, most, names);
  yield { name: "xl/workbook.xml", content: [workbook(names)] };
  yield { name: "xl/_rels/workbook.xml.rels", content: [relations(names.length)] };
}

/** Streams a workbook while its rows are read. */
export const workbookOf = (sheets: readonly Sheet[], most = ROWS_MOST): AsyncGenerator<Uint8Array> =>
  zip(parts(sheets, most));

export const xlsx = (rows: AsyncIterable<readonly Cell[]>, most = ROWS_MOST): AsyncGenerator<Uint8Array> =>
  workbookOf([{ name: "Data", rows }], most);
