import type { PayableKind } from "@barakah/contract/zakat/kinds";
import { expect, it } from "vitest";
import { isHarvest, periodOf } from "./payment-form.ts";

const TODAY = "2026-11-17";
const of = (amounts: Partial<Record<PayableKind, number>>, period = "2026-11") => ({
  items: Object.entries(amounts).map(([kind, amount]) => ({ kind: kind as PayableKind, amount, rule: null })),
  period,
});

it("the period is the day of a harvest, otherwise a month", () => {
  const harvest = of({ pertanian: 100_000, infak: 5000 });
  expect(isHarvest(harvest)).toBe(true);
  expect(periodOf(harvest, TODAY)).toBe(TODAY);
  expect(periodOf({ ...harvest, period: "2026-11-09" }, TODAY)).toBe("2026-11-09");
  const both = of({ pertanian: 100_000, maal: 5000 }, "2026-11-09");
  expect([isHarvest(both), periodOf(both, TODAY)]).toEqual([false, "2026-11"]);
  expect(isHarvest(of({ infak: 5000 }))).toBe(false);
});
