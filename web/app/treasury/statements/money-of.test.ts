import type { StatementLine } from "@barakah/contract";
import { expect, it } from "vitest";
import { isEnough, matchesOf } from "./money-of.ts";

const ABOUT = { kind: "donation", title: "", doubt: null, sure: false } as const;

const line = (id: number, unclaimed: number, reference?: string, others: number[] = []): StatementLine => ({
  id,
  unclaimed,
  amount: unclaimed,
  sen: 0,
  bank: "bsi",
  day: "2026-11-14",
  description: "",
  state: "open",
  payments: [],
  handover: null,
  returned: null,
  bringing_back: null,
  income: null,
  decided_by: null,
  proposal: reference
    ? { reference, payer_name: "", amount: 0, status: "pending", match: "exact", with: others, ...ABOUT }
    : null,
});

it("makes one match of both halves of a split, with all their money", () => {
  const lines = [line(1, 300, "A", [2]), line(2, 200, "A", [1]), line(3, 50, "B"), line(4, 9)];
  expect(matchesOf(lines, lines)).toEqual([
    { reference: "A", lines: [2, 1], unclaimed: 500 },
    { reference: "B", lines: [3], unclaimed: 50 },
  ]);
  expect(matchesOf(lines.slice(0, 1), lines)).toEqual([{ reference: "A", lines: [1, 2], unclaimed: 500 }]);
});

it("accepts two halves as enough, and a smaller sum as too little", () => {
  const proposal = {
    ...{ reference: "A", payer_name: "", amount: 100, status: "pending" as const, with: [] },
    ...ABOUT,
  };
  expect(isEnough({ unclaimed: 60, proposal: { ...proposal, match: "split" } })).toBe(true);
  expect(isEnough({ unclaimed: 101, proposal: { ...proposal, match: "near" } })).toBe(true);
  expect(isEnough({ unclaimed: 99, proposal: { ...proposal, match: "near" } })).toBe(false);
  const approved = { ...proposal, match: "near" as const, status: "verified" as const };
  expect(isEnough({ unclaimed: 99, proposal: approved })).toBe(false);
  expect(isEnough({ unclaimed: 99, proposal: null })).toBe(false);
});
