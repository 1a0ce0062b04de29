import { expect, it } from "vitest";
import { columnsOf, linesOf, readAmount, readCsv, readDay, usualColumns } from "./statement-csv.ts";

it("reads sums as banks write them", () => {
  for (const text of ["250.225,00", "250,225.00", "Rp 250.225", "250225", "250225.00"])
    expect([text, readAmount(text)]).toEqual([text, 250_225]);
  for (const text of ["", "0", "0,00", "-250.225", "(250.225)", "kredit"])
    expect([text, readAmount(text)]).toEqual([text, undefined]);
});

it("reads days as banks write them", () => {
  for (const text of ["14/11/2026", "14-11-26", "2026-11-14", "14/11/2026 08:52", "14 Nov 2026", "14-NOV-26"])
    expect([text, readDay(text)]).toEqual([text, "2026-11-14"]);
  for (const text of ["", "31/02/2026", "2026", "14 Xyz 2026"])
    expect([text, readDay(text)]).toEqual([text, undefined]);
});

it("finds the columns below a bank's own words, and knows the usual names", () => {
  const names = columnsOf(readCsv('Mutasi Rekening\nTanggal;"Uraian";Kredit\n14/11/2026;RINA;1.000,00'));
  expect(names).toEqual(["Tanggal", "Uraian", "Kredit"]);
  expect(usualColumns(names)).toEqual({ day: "Tanggal", amount: "Kredit", description: "Uraian" });
  expect(usualColumns(["Posting Date", "Remark", "Credit"])).toMatchObject({ amount: "Credit" });
  expect(columnsOf(readCsv("bukan tabel"))).toEqual([]);
});

it("takes only the money that came in", () => {
  const rows = readCsv("Tgl;Ket;Jumlah;DK\n14/11/2026;RINA;50.000;K\n14/11/2026;BIAYA;2.500;D\n;Saldo;1;K");
  const columns = { day: "Tgl", amount: "Jumlah", description: "Ket", direction: "DK", incoming: "k" };
  expect(linesOf(rows, columns)).toEqual({
    lines: [{ day: "2026-11-14", amount: 50_000, description: "RINA" }],
    skipped: 2,
  });
  expect(linesOf(rows, { ...columns, day: "Tanggal" })).toBeUndefined();
});
