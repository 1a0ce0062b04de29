import { expect, it } from "vitest";
import { readSettlementReport } from "./settlement-report.ts";

it("reads a provider's report, however it writes sums, and adds the tax to the fee", () => {
  const english =
    'Payout report\nOrder ID,Transaction ID,Gross Amount,Fee,VAT\nDON-1,abc,"100,000.00","4,000.00",440\n';
  expect(readSettlementReport(english)).toEqual([{ order: "DON-1", gross: 100_000, fee: 4_440 }]);
  const indonesian = "\uFEFFOrder ID;Nominal;Net Amount\nORD-2;Rp 1.500.000,00;1.489.500,00\n;;\n";
  expect(readSettlementReport(indonesian)).toEqual([{ order: "ORD-2", gross: 1_500_000, fee: 10_500 }]);
});

it("is no report without order numbers, or without fees and net sums", () => {
  expect(readSettlementReport("Tanggal;Uraian;Jumlah\n1;2;3")).toBeUndefined();
  expect(readSettlementReport("Order ID;Amount\nDON-1;1000")).toBeUndefined();
});
