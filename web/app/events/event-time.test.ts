import type { EventSummary } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { daysUntil, priceWords } from "./event-time.ts";

describe("daysUntil", () => {
  // Wednesday, 01.00 in Jakarta: in Greenwich it is still Tuesday.
  const now = Date.parse("2026-11-17T18:00:00Z");
  it.each([
    ["2026-11-17T17:59:00Z", "Sedang berlangsung"],
    ["2026-11-18T12:00:00Z", "Hari ini"],
    ["2026-11-18T22:00:00Z", "Besok"],
    ["2026-11-19T22:00:00Z", "2 hari lagi"],
  ])("counts calendar days in Jakarta to %s: %s", (starts, words) => {
    expect(daysUntil(starts, now)).toBe(words);
  });
});

describe("priceWords", () => {
  const priced = (price_from: number, price_to: number | null) =>
    priceWords({ price_kind: "fixed", price_from, price_to } as EventSummary);
  it("names the lowest and highest price if some tickets are free", () => {
    expect(priced(0, 175_000)).toBe("Gratis sampai Rp. 175.000");
    expect(priced(50_000, 175_000)).toBe("mulai Rp. 50.000");
    expect(priced(50_000, 50_000)).toBe("Rp. 50.000");
    expect(priced(0, 0)).toBe("Gratis");
  });
});
