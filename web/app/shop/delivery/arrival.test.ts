import { expect, it } from "vitest";
import { arrivalOf } from "./arrival.ts";

const NOW = Date.parse("2026-11-15T05:00:00Z");

it("says in how many days a parcel comes, without counting from zero", () => {
  expect(arrivalOf(2, 3, NOW)).toBe("Tiba 17–18 November, 2–3 hari");
  expect(arrivalOf(0, 1, NOW)).toBe("Tiba 15–16 November, paling lama 1 hari");
  expect(arrivalOf(0, 0, NOW)).toBe("Tiba 15 November, hari yang sama");
});
