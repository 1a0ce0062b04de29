import { describe, expect, it } from "vitest";
import { deadlineOf, momentOf, timeLeft } from "./moment.ts";

describe("moments of a payment", () => {
  it("are told in Jakarta's time, in words", () => {
    expect(momentOf("2026-11-15T07:05:00Z")).toBe("15 November 2026, 14.05");
    expect(deadlineOf("2026-11-16T07:03:00Z")).toBe("Senin, 16 November 2026, 14.03 WIB");
  });

  it("say how much time is left, and when none is", () => {
    const now = Date.parse("2026-11-15T07:00:00Z");
    expect(timeLeft("2026-11-16T06:20:30Z", now)).toBe("Masih 23 jam 20 menit.");
    expect(timeLeft("2026-11-15T07:05:00Z", now)).toBe("Masih 5 menit.");
    expect(timeLeft("2026-11-16T07:00:10Z", now)).toBe("Masih 24 jam.");
    expect(timeLeft("2026-11-15T07:00:30Z", now)).toBe("Masih kurang dari semenit.");
    expect(timeLeft("2026-11-15T06:59:00Z", now)).toBe("Batas waktunya sudah lewat.");
  });
});
