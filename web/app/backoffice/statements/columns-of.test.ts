import { expect, it } from "vitest";
import { columnsOf } from "./columns-of.ts";

it("finds the columns below a bank's own words, whatever separates them", () => {
  expect(columnsOf('Mutasi Rekening\nTanggal;"Uraian";Kredit\n14/11/2026;RINA;1.000,00')).toEqual([
    "Tanggal",
    "Uraian",
    "Kredit",
  ]);
  expect(columnsOf("Date,Description,Credit\n1,2,3")).toEqual(["Date", "Description", "Credit"]);
  expect(columnsOf("bukan tabel")).toEqual([]);
});
