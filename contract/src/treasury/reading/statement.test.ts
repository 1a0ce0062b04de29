import { expect, it } from "vitest";
import {
  columnsOf,
  type Mended,
  readCsv,
  readDay,
  readStatement,
  readSum,
  strangerIn,
  usualColumns,
} from "./index.ts";

it("reads sums as banks write them, with the direction if the text states it", () => {
  for (const text of ["250.225,00", "250,225.00", "Rp 250.225", "250225", "250225.00", "250.225 CR"])
    expect([text, readSum(text)?.amount, readSum(text)?.out ?? false]).toEqual([text, 250_225, false]);
  for (const text of ["500.000,00 DB", "-500.000", "(500.000)", "Rp. 500.000,00 D", "500000-"])
    expect([text, readSum(text)]).toEqual([text, { amount: 500_000, out: true }]);
  for (const text of ["", "satu juta", "1 juta", "12.34.56", "1.000.00", "kredit", "14/11/2026"])
    expect([text, readSum(text)]).toEqual([text, undefined]);
});

it("reads the hundredths behind whole rupiah, and adds them up rather than dropping them", () => {
  expect(readSum("12.345,67")).toEqual({ amount: 12_345, sen: 67, out: undefined });
  expect(readSum("1,234.5 DB")).toEqual({ amount: 1234, sen: 50, out: true });
  expect(readSum("250.225,00")).toEqual({ amount: 250_225, out: undefined });
  const found = read([
    "14/11/2026;BAGI HASIL;;12.345,67;112.345,67",
    "14/11/2026;PAJAK;2.469,13;;109.876,54",
    "15/11/2026;BAGI HASIL;;0,75;109.877,29",
    "15/11/2026;RINA;;50.225,00;160.102,29",
  ]);
  expect(found?.entries.map(({ amount, sen, out }) => [amount, sen, out])).toEqual([
    [12_345, 67, false],
    [2469, 13, true],
    [50_225, 0, false],
  ]);
  expect(found?.notes).toMatchObject([{ row: 4, sen: 75 }]);
  expect(found).toMatchObject({
    opening: 100_000,
    closing: 160_102,
    exact: { opening: 10_000_000, closing: 16_010_229 },
  });
});

it("reads days as banks write them, and as workbooks count them", () => {
  for (const text of [
    "14/11/2026",
    "14-11-26",
    "2026-11-14",
    "14/11/2026 08:52",
    "14 Nov 2026",
    "14-NOV-26",
    "46340",
  ])
    expect([text, readDay(text)]).toEqual([text, "2026-11-14"]);
  for (const text of ["", "31/02/2026", "2026", "14 Xyz 2026", "250225"])
    expect([text, readDay(text)]).toEqual([text, undefined]);
});

it("finds the columns below a bank's introductory lines, by their usual names", () => {
  const names = columnsOf(readCsv('Mutasi Rekening\nTanggal;"Uraian";Kredit\n14/11/2026;RINA;1.000,00'));
  expect(names).toEqual(["Tanggal", "Uraian", "Kredit"]);
  expect(usualColumns(names)).toMatchObject({ day: "Tanggal", amount: "Kredit", description: "Uraian" });
  expect(usualColumns(["Posting Date", "Remark", "Credit", "Debit", "Balance"])).toMatchObject({
    amount: "Credit",
    debit: "Debit",
    balance: "Balance",
  });
  expect(usualColumns(["Tgl", "Ket", "Mutasi"])).toMatchObject({ amount: "Mutasi" });
  expect(columnsOf(readCsv("bukan tabel"))).toEqual([]);
});

const COLUMNS = {
  day: "Tgl",
  amount: "Masuk",
  debit: "Keluar",
  description: "Ket",
  direction: "",
  incoming: "",
  balance: "Saldo",
};
const TODAY = "2026-11-16";
const read = (rows: string[], columns: Partial<typeof COLUMNS> = {}, mended: Mended[] = []) =>
  readStatement(
    readCsv(["Tgl;Ket;Keluar;Masuk;Saldo", ...rows].join("\n")),
    { ...COLUMNS, ...columns },
    { today: TODAY, mended },
  );

it("names each row that it cannot read by its number, with why, and loses none", () => {
  const found = read([
    "14/11/2026;RINA;;50.000;150.000",
    "31/02/2026;RAMLI;;200.225,00;",
    "14/11/2026;ABDUL;;satu juta;",
    "",
    "16/11/2062;DAGO;;125.000;",
    "14/11/2026;KOREKSI;50.000 DB;50.000 CR;",
    "14/11/2026;BIAYA;2.500;0,00;147.500",
    ";Saldo akhir;;;147.500",
    "Tgl;Ket;Keluar;Masuk;Saldo",
  ]);
  expect(found?.unread.map(({ row, why }) => [row, why])).toEqual([
    [3, "“31/02/2026” bukan tanggal"],
    [4, "“satu juta” bukan angka"],
    [6, "Tanggalnya 36 tahun di depan"],
    [7, "Masuk dan keluar terisi bersamaan"],
  ]);
  expect(found?.entries).toMatchObject([
    { row: 2, amount: 50_000, out: false },
    { row: 8, amount: 2500, out: true, description: "BIAYA" },
  ]);
  expect(found?.notes.map(({ row }) => row)).toEqual([9, 10]);
  expect(found).toMatchObject({ opening: 100_000, closing: 147_500 });
});

it("recognises outgoing money in every way that banks mark it", () => {
  const one = { amount: "Jumlah", debit: "", balance: "" };
  const both = readCsv(
    "Tgl;Ket;Jumlah;DK\n14/11/2026;RINA;50.000;K\n14/11/2026;BIAYA;2.500;D\n14/11/2026;APA;1;",
  );
  const found = readStatement(both, { ...COLUMNS, ...one, direction: "DK", incoming: "k" }, { today: TODAY });
  expect(found?.entries.map(({ out }) => out)).toEqual([false, true]);
  expect(found?.unread).toMatchObject([{ row: 4, fault: "direction" }]);
  const suffix = readStatement(
    readCsv("Tgl;Ket;Jumlah\n14/11/2026;TARIK;500.000,00 DB"),
    { ...COLUMNS, ...one },
    { today: TODAY },
  );
  expect(suffix?.entries).toMatchObject([{ amount: 500_000, out: true }]);
  expect(readStatement(both, { ...COLUMNS, day: "Tanggal" }, { today: TODAY })).toBeUndefined();
});

it("mends a row at its place", () => {
  const rows = readCsv(
    "Tgl;Ket;Keluar;Masuk;Saldo\n14/11/2026;A;;1.000;\n14/11/2026;B;;satu juta;\n15/11/2026;C;;3.000;",
  );
  const mended = [{ row: 3, day: "2026-11-14", amount: 1_000_000, out: false }];
  const found = readStatement(rows, COLUMNS, { today: TODAY, mended });
  expect(found?.entries.map(({ description, amount }) => [description, amount])).toEqual([
    ["A", 1000],
    ["B", 1_000_000],
    ["C", 3000],
  ]);
});

it("reads the balances and days of a file that begins with its newest row", () => {
  const found = read(["15/11/2026;B;500;;1.500", "14/11/2026;A;;1.000;2.000"]);
  expect(found).toMatchObject({
    opening: 1000,
    closing: 1500,
    period: { from: "2026-11-14", to: "2026-11-15" },
  });
  const above = readCsv(
    "Periode;01/11/2026 - 30/11/2026\nSaldo Awal : 700\nTgl;Ket;Masuk\n14/11/2026;A;1.000",
  );
  expect(readStatement(above, { ...COLUMNS, debit: "", balance: "" }, { today: TODAY })).toMatchObject({
    opening: 700,
    closing: null,
    period: { from: "2026-11-01", to: TODAY },
  });
});

it("counts a row that cannot be read at the end or the beginning towards the balances of the file", () => {
  const good = "10/11/2026;BAIK;;100.000;1.100.000";
  const bad = "31/02/2026;RUSAK;;50.000,50;1.150.000,50";
  expect(read([good, bad])).toMatchObject({ opening: 1_000_000, closing: 1_150_000, entries: [{ row: 2 }] });
  const mended = [{ row: 3, day: "2026-11-10", amount: 50_000, out: false }];
  expect(read([good, bad], {}, mended)).toMatchObject({
    closing: 1_150_000,
    exact: { closing: 115_000_050 },
    entries: [{ row: 2 }, { row: 3, sen: 50 }],
  });
  // The balance after the last row is not written: the one before it is not the file's.
  expect(read([good, "31/02/2026;RUSAK;;50.000;"])?.closing).toBeNull();
  expect(read(["31/02/2026;RUSAK;;50.000;1.000.000", good])).toMatchObject({
    opening: 950_000,
    closing: 1_100_000,
  });
  expect(read(["10/11/2026;RUSAK;;lima;1.000.000", good])?.opening).toBeNull();
});

it("names the first row whose balance is wrong, in files of either order", () => {
  const rows = [
    "13/11/2026;A;;1.000;11.000",
    "14/11/2026;B;500;;10.500",
    "15/11/2026;C;;0,50;",
    "15/11/2026;D;;2.000;12.000",
  ];
  const broken = { expected: 1_250_050, written: 1_200_000 };
  expect(read(rows)?.broken).toEqual({ row: 5, ...broken });
  expect(read(rows.toReversed())?.broken).toEqual({ row: 2, ...broken });
  expect(read([...rows.slice(0, 3), "15/11/2026;D;;2.000;12.500,50"])?.broken).toBeNull();
  // A balance that the bank states in words is where the first row begins.
  expect(read([";Saldo awal;;;9.000", ...rows])?.broken).toMatchObject({ row: 3, expected: 1_000_000 });
  expect(read(["13/11/2026;A;;lima;11.000", ...rows.slice(1, 2)])?.broken).toBeNull();
});

it("says whether the bank states the balances or they follow from the first and last row", () => {
  const rows = ["13/11/2026;A;;1.000;11.000"];
  expect(read(rows)).toMatchObject({ closing: 11_000, stated: { opening: false, closing: false } });
  expect(read([...rows, ";Saldo akhir;;;11.000"])?.stated).toEqual({ opening: false, closing: true });
});

it("reports a cut last row as unreadable, not as the bank's closing text, and ignores its amount", () => {
  const good = ["13/11/2026;A;;50.000;150.000", "14/11/2026;B;;60.000;210.000"];
  const whole = "15/11/2026;TRF RINA;;50.250;260.250";
  for (let length = 1; length < whole.lastIndexOf(";"); length += 1) {
    const found = read([...good, whole.slice(0, length)]);
    expect([length, found?.entries.length, found?.notes]).toEqual([length, 2, []]);
    expect(found?.unread).toMatchObject([{ row: 4, why: "Barisnya terpotong", read: { amount: undefined } }]);
  }
  expect(read([...good, "15/11/2026;TRF RINA"])?.unread[0]?.read.day).toBe("2026-11-15");
  // The day may be cut too: 15/11/20 is a day of 2020.
  expect(read([...good, "15/11/20"])?.unread[0]?.read.day).toBeUndefined();
  for (const words of ["Dicetak 15/11/2026", "Total;;;110.000;", "3 transaksi, saldo 210.000", ";;;110.000;"])
    expect([words, read([...good, words])?.unread.filter(({ fault }) => fault === "cut")]).toEqual([
      words,
      [],
    ]);
});

it("recognises bank and account in the head of a file", () => {
  const owner = (...head: string[]) =>
    readStatement(
      readCsv([...head, "Tgl;Ket;Keluar;Masuk;Saldo", "14/11/2026;TRF BANK MANDIRI;;1;1"].join("\n")),
      COLUMNS,
      { today: TODAY },
    )?.owner;
  const bsi = owner("PT Bank Syariah Indonesia Tbk", "No. Rekening : 712-345-6789", "Periode;01/11/2026");
  expect(bsi).toEqual({ banks: [{ name: "BSI", code: "bsi" }], account: "7123456789" });
  expect(owner("Rekening Koran 01-11-2026 s.d. 15-11-2026")).toEqual({ banks: [], account: undefined });
  expect(owner("Nomor Rekening;007 1234 5678;BCA")).toMatchObject({
    banks: [{ name: "BCA" }],
    account: "00712345678",
  });
  const chosen = { code: "bjb", name: "BJB", account: "0071234567" };
  expect(bsi && strangerIn(bsi, chosen)).toBe("Kepala berkas ini menyebut BSI, bukan BJB.");
  expect(bsi && strangerIn(bsi, { code: "bsi", name: "BSI", account: "07 1234 56789" })).toBeUndefined();
  expect(bsi && strangerIn(bsi, { code: "bsi", name: "BSI", account: "7000000000" })).toContain(
    "rekening 7123456789",
  );
  expect(strangerIn({ banks: [], account: undefined }, chosen)).toBeUndefined();
});
