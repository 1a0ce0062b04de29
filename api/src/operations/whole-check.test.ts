import { expect, it } from "vitest";
import type { Inspection } from "./queries/inspections.ts";
import { provedBy } from "./whole-check.ts";

const NOW = Date.parse("2026-03-20T20:00:00Z");
const DAY = 24 * 3600_000;

const aCheck = (daysAgo: number, given: Partial<Inspection> = {}): Inspection => ({
  at: new Date(NOW - daysAgo * DAY).toISOString(),
  complaints: [],
  figures: { mark: "1234", seconds: 300 },
  ...given,
});
const ofPart = (daysAgo: number) => aCheck(daysAgo, { figures: { seconds: 20 } });

it("relies on a long check of the whole history for a week", () => {
  expect(provedBy([ofPart(1), aCheck(2)], NOW)).toEqual({ mark: "1234", day: "2026-03-18" });
  expect(provedBy([aCheck(8)], NOW)).toBeUndefined();
});

it("checks the whole history where that is quick, where it found something, and at first", () => {
  expect(provedBy([], NOW)).toBeUndefined();
  expect(provedBy([ofPart(1)], NOW)).toBeUndefined();
  expect(provedBy([aCheck(1, { figures: { mark: "1234", seconds: 59 } })], NOW)).toBeUndefined();
  expect(provedBy([aCheck(1, { complaints: ["1 × selisih"] }), aCheck(2)], NOW)).toBeUndefined();
});
