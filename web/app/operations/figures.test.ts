import { describe, expect, it } from "vitest";
import { age, bytes, duration } from "./figures.ts";

describe("figures of operations", () => {
  it("writes bytes in readable units", () => {
    expect([0, 900, 1536, 1.84 * 1024 ** 3, 60 * 1024 ** 3].map(bytes)).toEqual([
      "0 B",
      "900 B",
      "1,5 KB",
      "1,8 GB",
      "60 GB",
    ]);
  });
  it("writes durations and ages in words", () => {
    expect([40, 640, 4000].map(duration)).toEqual(["40 md", "0,6 detik", "4 detik"]);
    expect([30_000, 7 * 3600_000, 38 * 24 * 3600_000].map(age)).toEqual(["0 menit", "7 jam", "38 hari"]);
  });
});
