import type { ShippingOption } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { reasonFor, wayFor } from "./chosen-for-you.ts";

const way = (courier: string, price: number, days_max: number, more: Partial<ShippingOption> = {}) => ({
  ...{ id: courier, mode: "courier" as const, store: "toko", courier, service: "" },
  ...{ price, days_min: 1, days_max, estimate: false, ...more },
});
const pickup = way("Ambil di tempat", 0, 1, { mode: "pickup" });
const NOW = Date.parse("2026-11-19T05:00:00Z");

describe("the way that is chosen for a store's parcel", () => {
  const slow = way("LintasPos", 16_000, 6);
  const soon = way("NusaKirim", 22_000, 3);
  const fast = way("AntarKilat", 41_000, 1);

  it("is the cheapest that arrives within three days, never the pickup", () => {
    expect(wayFor([pickup, slow, fast, soon])).toBe(soon);
    expect(reasonFor(soon, [pickup, slow, fast, soon], NOW)).toBe(
      "Termurah yang tiba dalam 3 hari. LintasPos lebih murah, tetapi tiba 20–25 November.",
    );
    expect(reasonFor(fast, [slow, fast, soon], NOW)).toBeUndefined();
  });

  it("is the cheapest of all if none arrives within three days", () => {
    const slower = way("Pos", 12_000, 9);
    expect(wayFor([slow, slower])).toBe(slower);
    expect(reasonFor(slower, [slow, slower], NOW)).toBe("Termurah. Tidak ada yang tiba dalam 3 hari.");
  });

  it("is never the pickup, even if nothing else is offered, because the buyer must agree to come", () => {
    expect([wayFor([pickup]), wayFor([])]).toEqual([undefined, undefined]);
  });
});
