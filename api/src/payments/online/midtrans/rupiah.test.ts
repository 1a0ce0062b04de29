import { expect, it } from "vitest";
import { providerAmount, wholeRupiah } from "./rupiah.ts";

it.each([
  ["10000.00", 10000],
  ["10000.0", 10000],
  ["10000", 10000],
  [10000, 10000],
  ["0.00", 0],
])("reads %j as %j", (written, rupiah) => {
  expect(wholeRupiah(written)).toBe(rupiah);
});

it.each(["10000.50", "10,000.00", "10.000", "-5.00", "1e5", "", " 5", "5.000", 0.5, Number.NaN])(
  "does not read %j as an amount",
  (written) => {
    expect(wholeRupiah(written)).toBeUndefined();
  },
);

it("writes amounts as in the signature", () => {
  expect(providerAmount(25000)).toBe("25000.00");
});
