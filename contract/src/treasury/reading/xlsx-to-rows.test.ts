import { expect, it } from "vitest";
import { fileKind, readXlsx, refusalOf, textOf } from "./index.ts";

const bytesOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) =>
  new Uint8Array(await new Response(stream).arrayBuffer());
const packed = (data: Uint8Array<ArrayBuffer>) =>
  bytesOf(new Blob([data]).stream().pipeThrough(new CompressionStream("deflate-raw")));

const numbers = (...parts: readonly [value: number, bytes: 2 | 4][]) =>
  parts.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255));

/** A packed file as spreadsheets write it, without check sums, which nobody here looks at. */
async function zipOf(files: Record<string, string>): Promise<Uint8Array<ArrayBuffer>> {
  const body: number[] = [];
  const list: number[] = [];
  for (const [name, text] of Object.entries(files)) {
    const data = await packed(new TextEncoder().encode(text));
    const letters = [...new TextEncoder().encode(name)];
    const size = [
      [data.length, 4],
      [text.length, 4],
      [name.length, 2],
      [0, 2],
    ] as [number, 2 | 4][];
    const about = [[20, 2], [0, 2], [8, 2], [0, 4], [0, 4], ...size] as [number, 2 | 4][];
    list.push(
      ...numbers([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [body.length, 4]),
      ...letters,
    );
    body.push(...numbers([0x04034b50, 4], ...about), ...letters, ...data);
  }
  const count = Object.keys(files).length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [body.length, 4],
    [0, 2],
  );
  return new Uint8Array([...body, ...list, ...end]);
}

const BOOK = { "xl/workbook.xml": "<workbook/>" };

it("reads a workbook: shared words, words in place, counted days, sums, rows and cells that are left out", async () => {
  const sheet = `<sheetData><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="inlineStr"><is><t>Kredit</t></is></c></row>
    <row r="4"><c r="A4" s="3"><v>46340</v></c><c r="C4"><v>250225.5</v></c></row>
    <row r="5"><c r="A5" t="str"><v>15/11/2026</v></c><c r="B5" t="inlineStr"><is><r><t>RINA </t></r><r><t>&amp; BUDI</t></r></is></c><c r="C5"><v>1.5E6</v></c></row></sheetData>`;
  const shared =
    "<sst><si><t>Tanggal</t></si><si><r><t xml:space='preserve'>Ura</t></r><r><t>ian</t></r></si></sst>";
  const file = await zipOf({ ...BOOK, "xl/sharedStrings.xml": shared, "xl/worksheets/sheet1.xml": sheet });
  expect(fileKind(file)).toBe("zip");
  expect(await readXlsx(file)).toEqual([
    [],
    ["Tanggal", "Uraian", "Kredit"],
    [],
    ["46340", "", "250225.50"],
    ["15/11/2026", "RINA & BUDI", "1500000"],
  ]);
});

const HEAD_ROW = ["Tanggal", "Uraian", "Kredit"];
const MONEY_ROW = ["2026-11-14", "RINA & BUDI", "250225"];
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = (...each: [type: string, target: string][]) =>
  `<Relationships xmlns="r">${each.map(([type, target], at) => `<Relationship Id="r${at}" Type="${OFFICE}/${type}" Target="${target}"/>`).join("")}</Relationships>`;
const INLINE = `<row r="1"><c r="A1" t="inlineStr"><is><t>Tanggal</t></is></c><c r="B1" t="inlineStr"><is><t>Uraian</t></is></c><c r="C1" t="inlineStr"><is><t>Kredit</t></is></c></row>
  <row r="2"><c r="A2" t="d"><v>2026-11-14</v></c><c r="B2" t="inlineStr"><is><t>RINA &amp; BUDI</t></is></c><c r="C2"><v>250225</v></c></row>`;
const plainSheet = `<worksheet><sheetData>${INLINE}</sheetData></worksheet>`;
const prefixed = (xml: string) => xml.replace(/<(\/?)(\w)/g, "<$1x:$2");

/** How spreadsheet programs and banks write one and the same table. */
const VARIANTS: Record<string, Record<string, string>> = {
  "the usual names": { ...BOOK, "xl/worksheets/sheet1.xml": plainSheet },
  "a namespace prefix": {
    "xl/workbook.xml": '<x:workbook xmlns:x="m"/>',
    "xl/worksheets/sheet1.xml": `<x:worksheet xmlns:x="m">${prefixed(`<sheetData>${INLINE}</sheetData>`)}</x:worksheet>`,
  },
  "other names of its parts": {
    "_rels/.rels": relations(["officeDocument", "/buku/mutasi.xml"]),
    "buku/mutasi.xml": "<workbook/>",
    "buku/_rels/mutasi.xml.rels": relations(["worksheet", "../lembar/Rekening Koran.xml"]),
    "lembar/Rekening Koran.xml": plainSheet,
  },
  "backslashes in the archive": {
    "xl\\workbook.xml": "<workbook/>",
    "xl\\worksheets\\sheet1.xml": plainSheet,
  },
  "single quotes, and attributes in another order": {
    ...BOOK,
    "xl/worksheets/sheet1.xml": plainSheet
      .replaceAll('"', "'")
      .replace(/r='(\w+)' t='(\w+)'/g, "t='$2' s='4'  r='$1'"),
  },
  "cells that do not say their place": {
    ...BOOK,
    "xl/worksheets/sheet1.xml": plainSheet.replace(/ r="\w+"/g, ""),
  },
  "words in CDATA, and a comment": {
    ...BOOK,
    "xl/worksheets/sheet1.xml": plainSheet
      .replace("RINA &amp; BUDI", "<![CDATA[RINA & BUDI]]>")
      .replace("<sheetData>", "<!-- <row><c><v>1</v></c></row> --><sheetData>"),
  },
};

for (const [variant, files] of Object.entries(VARIANTS))
  it(`reads the same table with ${variant}`, async () => {
    expect(await readXlsx(await zipOf(files))).toEqual([HEAD_ROW, MONEY_ROW]);
  });

it("refuses a workbook whose XML is not well formed, or counts days from 1904, and expands no entities", async () => {
  const sheet = (xml: string) => zipOf({ ...BOOK, "xl/worksheets/sheet1.xml": xml });
  await expect(readXlsx(await sheet("<worksheet><row></worksheet>"))).rejects.toThrow("rusak");
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row><c t="str"><v>&a;</v></c></row></worksheet>`;
  await expect(readXlsx(await sheet(bomb))).rejects.toThrow("rusak");
  const old = { "xl/workbook.xml": "<workbook><workbookPr date1904='1'/></workbook>" };
  await expect(readXlsx(await zipOf(old))).rejects.toThrow("cara lama");
});

it("stops unpacking a file far larger than a statement, and refuses one that is broken or no workbook", async () => {
  const bomb = await zipOf({ ...BOOK, "xl/worksheets/sheet1.xml": " ".repeat(30_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readXlsx(bomb)).rejects.toThrow("terlalu besar setelah dibuka");
  await expect(readXlsx(await zipOf({ "word/document.xml": "<x/>" }))).rejects.toThrow("bukan XLSX");
  const whole = await zipOf({ ...BOOK, "xl/worksheets/sheet1.xml": "<row/>" });
  await expect(readXlsx(whole.slice(0, -30))).rejects.toThrow("rusak");
  await expect(readXlsx(whole.fill(1, 40, 60))).rejects.toThrow("rusak");
});

it("refuses a file that is no table by its first bytes", () => {
  const begins = (...bytes: number[]) => refusalOf(fileKind(new Uint8Array(bytes)));
  expect(begins(0x89, 0x50, 0x4e, 0x47, 0x0d)).toContain("Ini gambar");
  expect(begins(0x25, 0x50, 0x44, 0x46, 0x2d)).toContain("PDF");
  expect(begins(0xd0, 0xcf, 0x11, 0xe0)).toContain(".xls lama");
  expect(begins(1, 2, 3)).toContain("bukan tabel");
  expect(refusalOf(fileKind(new TextEncoder().encode("<html><table>")))).toContain("halaman web");
  expect(refusalOf(fileKind(new TextEncoder().encode("Tanggal;Kredit")))).toBeUndefined();
  expect(textOf(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x42, 0]))).toBe("AB");
  expect(textOf(new Uint8Array([0x41, 0xe9]))).toBe("Aé");
});
