import { expect, it } from "vitest";
import { fromJakartaClock, jakartaClock, jakartaDay } from "./jakarta-day.ts";

it("begins the day seven hours before Greenwich does", () => {
  expect(jakartaDay("2026-11-14T16:59:59Z")).toBe("2026-11-14");
  expect(jakartaDay(new Date("2026-11-14T17:00:00Z"))).toBe("2026-11-15");
});

it("reads back the clock that it shows", () => {
  expect(jakartaClock("2026-12-31T17:30:05.900Z")).toBe("2027-01-01T00:30:05");
  expect(fromJakartaClock("2027-01-01T00:30:05").toISOString()).toBe("2026-12-31T17:30:05.000Z");
});
