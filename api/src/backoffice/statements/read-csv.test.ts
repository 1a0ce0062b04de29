import { expect, it } from "vitest";
import { readAmount, readCsv, readDay } from "./read-csv.ts";

it("reads cells whatever separates them, quoted ones too", () => {
  expect(readCsv('\uFEFFTanggal;Ket;Kredit\r\n14/11/2026;"RINA; ""A""";250.225,00\r\n\r\n')).toEqual([
    ["Tanggal", "Ket", "Kredit"],
    ["14/11/2026", 'RINA; "A"', "250.225,00"],
  ]);
  expect(readCsv("a,b\n1,2")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

it("reads sums as banks write them", () => {
  for (const text of ["250.225,00", "250,225.00", "Rp 250.225", "250225", "250225.00"])
    expect([text, readAmount(text)]).toEqual([text, 250_225]);
  for (const text of ["", "0", "0,00", "-250.225", "(250.225)", "kredit"])
    expect([text, readAmount(text)]).toEqual([text, undefined]);
});

it("reads days as banks write them", () => {
  for (const text of ["14/11/2026", "14-11-26", "2026-11-14", "14/11/2026 08:52"])
    expect([text, readDay(text)]).toEqual([text, "2026-11-14"]);
  for (const text of ["", "31/02/2026", "2026"]) expect([text, readDay(text)]).toEqual([text, undefined]);
});
