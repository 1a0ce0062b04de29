import fc from "fast-check";
import { expect, it } from "vitest";
import { fromProviderTime, toProviderTime } from "./clock.ts";

it("reads and writes Jakarta time", () => {
  expect(toProviderTime(new Date("2026-11-14T17:30:00Z"))).toBe("2026-11-15 00:30:00");
  expect(fromProviderTime("2026-11-15 00:30:00")?.toISOString()).toBe("2026-11-14T17:30:00.000Z");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const instant = new Date(seconds * 1000);
      expect(fromProviderTime(toProviderTime(instant))).toEqual(instant);
    }),
  );
});

it.each(["", "kemarin", "2026-11-15", "2026-13-45 00:00:00", "2026-11-15T00:30:00Z"])(
  "refuses %j",
  (text) => {
    expect(fromProviderTime(text)).toBeUndefined();
  },
);
