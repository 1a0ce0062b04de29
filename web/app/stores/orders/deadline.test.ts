import { expect, it } from "vitest";
import { deadlineOf } from "./deadline.ts";

it("names the day until then, and afterwards by how much an order is late", () => {
  const before = "2026-11-18T05:00:00.000Z";
  const at = (instant: string) => deadlineOf(before, Date.parse(instant)).words;
  expect(at("2026-11-17T01:00:00.000Z")).toBe("Sebelum Rab, 12.00");
  expect(at("2026-11-18T09:00:00.000Z")).toBe("Terlambat");
  expect(at("2026-11-20T06:00:00.000Z")).toBe("Terlambat 2 hari");
});
