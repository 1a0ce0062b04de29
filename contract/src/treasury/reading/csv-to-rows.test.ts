import { expect, it } from "vitest";
import { readCsv } from "./csv-to-rows.ts";

it("reads cells with any separator, also quoted ones", () => {
  expect(readCsv('\uFEFFTanggal;Ket;Kredit\r\n14/11/2026;"RINA; ""A""";250.225,00\r\n\r\n')).toEqual([
    ["Tanggal", "Ket", "Kredit"],
    ["14/11/2026", 'RINA; "A"', "250.225,00"],
  ]);
  expect(readCsv("a,b\n1,2")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  const below = "Mutasi Rekening\nPeriode: 1, 2; 3\nTanggal,Ket,Kredit\n1,RINA;A,2\n2,BUDI,3";
  expect(readCsv(below).at(-1)).toEqual(["2", "BUDI", "3"]);
});

const HEAD = "Tanggal;Uraian;Kredit";
const NEXT = "15/11/2026;BUDI;60.000";
it.each([
  ["one in the middle", '14/11/2026;TRF RINA "A;50.000', 'TRF RINA "A'],
  ["one at the end", '14/11/2026;TRF RINA";50.000', 'TRF RINA"'],
  ["one at the beginning", '14/11/2026;"TRF RINA;50.000', "TRF RINA"],
  ["two that are not a pair", '14/11/2026;"TRF "RINA;50.000', 'TRF "RINA'],
  ["one in a quoted cell", '"14/11/2026";"TRF "RINA";"50.000"', 'TRF "RINA'],
  ["one that nobody closed", '"14/11/2026";"TRF RINA;"50.000"', "TRF RINA"],
])("loses no line to a stray quote: %s", (_, line, description) => {
  for (const last of [NEXT, '"15/11/2026";"BUDI";"60.000"', `${NEXT}\n16/11/2026;"SITI";"1"`])
    expect(readCsv([HEAD, line, last].join("\r\n")).slice(1, 3)).toEqual([
      ["14/11/2026", description, "50.000"],
      ["15/11/2026", "BUDI", "60.000"],
    ]);
});

it("loses no line between two stray quotes that look like a pair", () => {
  const rows = readCsv(
    `${HEAD}\n14/11/2026;"RINA;50.000\n${NEXT}\n16/11/2026;SITI";70.000\n17/11/2026;ALI;80.000`,
  );
  expect(rows.map((row) => row[2])).toEqual(["Kredit", "50.000", "60.000", "70.000", "80.000"]);
});

it("reads a description of several lines, also beside a stray quote", () => {
  const two = '14/11/2026;"RINA\nInfaq; Jumat";50.000';
  expect(readCsv([HEAD, two, NEXT].join("\n"))[1]).toEqual(["14/11/2026", "RINA\nInfaq; Jumat", "50.000"]);
  const rows = readCsv([HEAD, two, NEXT, '16/11/2026;"SITI;70.000'].join("\n"));
  expect(rows.map((row) => row[2])).toEqual(["Kredit", "50.000", "60.000", "70.000"]);
});
