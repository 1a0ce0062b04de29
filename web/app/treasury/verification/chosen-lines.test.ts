import type { PaymentFile, StatementCandidate, StatementLine } from "@barakah/contract";
import { expect, it } from "vitest";
import { besidePayment, ticked, tickedAtFirst, withFound } from "./chosen-lines.ts";

const file = { method: "bsi", unseen_amount: 250_225 } as PaymentFile;
const aLine = (id: number, bank: "bsi" | "bjb", unclaimed: number) =>
  ({ id, bank, unclaimed, day: "2026-11-15", description: "TRF", state: "open" }) as StatementLine;
const proposed = { id: 1, amount: 250_000 } as StatementCandidate;

it("shows how much is missing in a found line, and its account if it is another one", () => {
  expect(besidePayment(aLine(2, "bsi", 250_225), file)).toMatchObject({
    amount: 250_225,
    difference: 0,
    match: "exact",
    description: "TRF",
  });
  expect(besidePayment(aLine(3, "bjb", 250_000), file)).toMatchObject({
    difference: -225,
    description: "BJB · TRF",
  });
});

it("puts a found line behind those that were proposed, and no line twice", () => {
  const found = [besidePayment(aLine(1, "bsi", 250_000), file), besidePayment(aLine(2, "bsi", 225), file)];
  expect(withFound([proposed], found).map(({ id }) => id)).toEqual([1, 2]);
});

it("a line of the same account is added to the ticked ones; a line of another account replaces them", () => {
  const same = besidePayment(aLine(2, "bsi", 225), file);
  const other = besidePayment(aLine(3, "bjb", 250_225), file);
  expect(ticked([proposed], same, "bsi")).toEqual([proposed, same]);
  expect(ticked([proposed, same], other, "bsi")).toEqual([other]);
  expect(ticked([proposed, same], same, "bsi")).toEqual([proposed]);
});

it("ticks only lines that are surely this payer's, and no unnamed line beside one with the payer's name", () => {
  const line = (id: number, match: StatementCandidate["match"], named: boolean) =>
    ({ id, match, named }) as StatementCandidate;
  const first = (...lines: StatementCandidate[]) => tickedAtFirst(lines).map(({ id }) => id);
  expect(first(line(1, "exact", true), line(2, "exact", false))).toEqual([1]);
  expect(first(line(1, "exact", false))).toEqual([1]);
  expect(first(line(1, "exact", true), line(2, "exact", true))).toEqual([]);
  expect(first(line(1, "exact", false), line(2, "exact", false))).toEqual([]);
  expect(first(line(1, "near", true), line(2, "exact", false))).toEqual([]);
  expect(first(line(1, "split", true), line(2, "split", true), line(3, "exact", false))).toEqual([1, 2]);
});
