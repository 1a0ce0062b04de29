import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Cell } from "./cell.ts";
import { fileOf } from "./file.ts";
import { rowsIn, unpacked } from "./unpacked.fixture.ts";
import { xlsx } from "./xlsx.ts";

const ROWS = 100_000;
const FORMATS = ["csv", "xlsx"] as const;

/** Rows that compress as badly as real ones, and a count of those requested. */
function table(count = ROWS) {
  const asked = { rows: 0 };
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    yield ["Nomor", "Sidik", "Jumlah"];
    for (let n = 1; n <= count; n += 1) {
      asked.rows = n;
      yield [`DON-${n}`, createHash("sha256").update(String(n)).digest("hex"), n];
    }
  }
  return { asked, rows: rows() };
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>) {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Waits until no further row is requested. */
async function settled(asked: { rows: number }) {
  for (let before = -1; before !== asked.rows; ) {
    before = asked.rows;
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  }
}

/** Upper bound of rows in the buffers between database and network. */
const ON_THE_WAY = 6000;

it.each(FORMATS)("keeps few of 100 000 rows in memory at a time: %s", async (format) => {
  const { asked, rows } = table();
  let [most, before] = [0, 0];
  for await (const _ of fileOf(rows, format)) {
    await settled(asked);
    most = Math.max(most, asked.rows - before);
    before = asked.rows;
  }
  expect(asked.rows).toBe(ROWS);
  expect(most).toBeLessThan(ON_THE_WAY);
});

it.each(FORMATS)("stops reading rows when the client disconnects: %s", async (format) => {
  const { asked, rows } = table();
  for await (const _ of fileOf(rows, format)) break;
  await settled(asked);
  expect(asked.rows).toBeLessThan(ON_THE_WAY);
});

it.each(FORMATS)("aborts the download when a row cannot be read: %s", async (format) => {
  async function* failing(): AsyncGenerator<readonly Cell[]> {
    yield* table(2000).rows;
    throw new Error("the database is gone");
  }
  await expect(bytesOf(fileOf(failing(), format))).rejects.toThrow("the database is gone");
});

it("makes a workbook that can be read back", async () => {
  const files = unpacked(await bytesOf(fileOf(table(5000).rows, "xlsx")));
  expect([...files.keys()]).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/styles.xml",
    "xl/worksheets/sheet1.xml",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
  ]);
  const rows = rowsIn(files.get("xl/worksheets/sheet1.xml") ?? "");
  expect(rows).toHaveLength(5001);
  expect(rows[0]).toEqual(["Nomor", "Sidik", "Jumlah"]);
  expect(rows.at(-1)?.[2]).toBe("5000");
});

it("continues in another sheet with the same head when one is full", async () => {
  const files = unpacked(await bytesOf(xlsx(table(25).rows, 10)));
  const sheets = [1, 2, 3].map((n) => rowsIn(files.get(`xl/worksheets/sheet${n}.xml`) ?? ""));
  expect(sheets.map((rows) => rows.length)).toEqual([11, 11, 6]);
  expect(sheets.map(([head]) => head?.[0])).toEqual(["Nomor", "Nomor", "Nomor"]);
  expect(files.get("xl/workbook.xml")).toContain('<sheet name="Data 3" sheetId="3" r:id="r3"/>');
  expect(files.get("xl/_rels/workbook.xml.rels")).toContain('Target="worksheets/sheet3.xml"');
});

it("writes amounts, days and times as numbers, heads and sums in bold, and freezes the head", async () => {
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    yield ["Pos", "Waktu (WIB)", "Hari", "Debet"];
    yield [7, "2026-11-17 06:00", "2026-11-17", 1_250_000];
    yield [null, "Jumlah", null, 1_250_000];
  }
  const files = unpacked(await bytesOf(fileOf(rows(), "xlsx")));
  const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toContain('<c s="4" t="inlineStr"><is><t xml:space="preserve">Pos');
  expect(sheet).toContain(
    '<c s="0"><v>7</v></c><c s="3"><v>46343.25</v></c><c s="2"><v>46343</v></c><c s="1"><v>1250000</v></c>',
  );
  expect(sheet).toContain('<c s="5"><v>1250000</v></c></row>');
  expect(files.get("xl/styles.xml")).toContain('formatCode="dd/mm/yyyy hh:mm"');
  expect(files.get("xl/_rels/workbook.xml.rels")).toContain('Target="styles.xml"');
});
