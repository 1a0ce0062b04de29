import { crc32, deflateRawSync } from "node:zlib";
import { type Cell, xlsxRow } from "./cells.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const PARTS: Record<string, string> = {
  "[Content_Types].xml": `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Data" sheetId="1" r:id="r1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

interface Entry {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const DEFLATED = 8;
/** 1 January 1980: the files have no date of their own. */
const DATE = 0x21;

function localHeader({ name, crc, packed, size }: Entry): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DATE, 12);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(packed, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function centralHeader({ name, crc, packed, size, offset }: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, 6);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DATE, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}

function ending(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

async function sheetOf(rows: AsyncIterable<readonly Cell[]>): Promise<Buffer> {
  const lines: string[] = [];
  for await (const row of rows) lines.push(xlsxRow(row));
  return Buffer.from(`${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join("")}</sheetData></worksheet>`);
}

/** A workbook of one sheet. Small parts first, the sheet last, each sent as soon as it is packed. */
export async function* xlsx(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for (const name of [...Object.keys(PARTS), "xl/worksheets/sheet1.xml"]) {
    const part = PARTS[name];
    const bytes = part === undefined ? await sheetOf(rows) : Buffer.from(part);
    const packed = deflateRawSync(bytes);
    const entry = {
      name: Buffer.from(name),
      crc: crc32(bytes),
      packed: packed.length,
      size: bytes.length,
      offset,
    };
    entries.push(entry);
    const head = localHeader(entry);
    offset += head.length + packed.length;
    yield head;
    yield packed;
  }
  const directory = Buffer.concat(entries.map(centralHeader));
  yield directory;
  yield ending(entries.length, directory.length, offset);
}
