import { describe, expect, it } from "vitest";
import { deadlineText, progressOf } from "./progress.tsx";

const NOW = Date.parse("2025-11-15T05:00:00Z");
const campaign = {
  current_amount: 187_450_000,
  target_amount: 250_000_000,
  deadline: "2025-11-21T04:00:00Z",
};

describe("progressOf", () => {
  it("tells how far a campaign is", () => {
    const progress = progressOf(campaign, NOW);
    expect(progress).toMatchObject({ percent: 75, percentText: "75%", ended: false, days: 6 });
    expect(deadlineText(progress)).toBe("6 hari lagi");
  });

  it("shows infinity where there is no target", () => {
    expect(progressOf({ ...campaign, target_amount: 0 }, NOW).percentText).toBe("∞");
  });

  it("says that there is no deadline", () => {
    const progress = progressOf({ ...campaign, deadline: null }, NOW);
    expect(progress.ended).toBe(false);
    expect(deadlineText(progress)).toBe("Tenggat: tidak ada");
  });

  it("ends when the deadline is before now", () => {
    const progress = progressOf({ ...campaign, deadline: "2025-11-15T04:59:59Z" }, NOW);
    expect(progress.ended).toBe(true);
    expect(deadlineText(progress)).toBe("berakhir");
  });
});
