import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  date,
  daysLeft,
  decimalText,
  fileSize,
  hasPassed,
  percentOf,
  rupiah,
  timeAgo,
  timeOfDay,
} from "./format.ts";

const NOW = Date.parse("2025-11-15T05:00:00Z");
const ago = (milliseconds: number) => new Date(NOW - milliseconds).toISOString();

describe("rupiah", () => {
  it("writes 'Rp. ' with an ordinary space and dots, without decimals", () => {
    expect(rupiah(187_450_000)).toBe("Rp. 187.450.000");
    expect(rupiah(0)).toBe("Rp. 0");
    expect(rupiah(1_000_000_000_000)).toBe("Rp. 1.000.000.000.000");
    expect(rupiah(99.6)).toBe("Rp. 100");
  });

  it("keeps every digit of a whole amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        expect(Number(rupiah(amount).slice(4).replaceAll(".", ""))).toBe(amount);
      }),
    );
  });
});

it("groups thousands and writes a comma as Indonesians do", () => {
  const value = fc.integer({ min: -1e12, max: 1e12 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(value, (number) => {
      const written = number.toLocaleString("id-ID", { maximumFractionDigits: 2 });
      expect(decimalText(number, 2)).toBe(written);
    }),
  );
  expect(decimalText(4, 1, 1)).toBe("4,0");
  expect(decimalText(-0.4, 0)).toBe("0");
});

it("reads the clock in Jakarta", () => {
  expect(timeOfDay("2025-11-14T17:00:00Z")).toBe("00.00");
  expect(timeOfDay("2025-11-14T07:05:59Z")).toBe("14.05");
});

describe("date", () => {
  it("reads an instant in Jakarta, where the day begins seven hours earlier", () => {
    expect(date("2025-11-14T16:59:59Z")).toBe("14/11/2025");
    expect(date("2025-11-14T17:00:00Z")).toBe("15/11/2025");
  });

  it("leaves a calendar day as it is", () => {
    expect(date("2025-01-05")).toBe("05/01/2025");
  });

  it("shows a dash for an invalid date", () => {
    expect(date("kemarin")).toBe("-");
  });
});

describe("timeAgo", () => {
  it.each([
    [0, "0 detik lalu"],
    [59_999, "59 detik lalu"],
    [60_000, "1 menit lalu"],
    [12 * 60_000, "12 menit lalu"],
    [3_599_999, "59 menit lalu"],
    [3_600_000, "1 jam lalu"],
    [86_399_999, "23 jam lalu"],
    [86_400_000, "1 hari lalu"],
    [400 * 86_400_000, "400 hari lalu"],
  ])("says of %d ms ago '%s'", (passed, text) => {
    expect(timeAgo(ago(passed), NOW)).toBe(text);
  });

  it("never speaks of the future when a clock is behind", () => {
    expect(timeAgo(ago(-5000), NOW)).toBe("0 detik lalu");
  });
});

describe("deadlines", () => {
  it("counts the day that has begun", () => {
    expect(daysLeft(ago(-1), NOW)).toBe(1);
    expect(daysLeft(ago(-86_400_000), NOW)).toBe(1);
    expect(daysLeft(ago(-86_400_001), NOW)).toBe(2);
    expect(daysLeft(ago(1), NOW)).toBe(0);
  });

  it("has passed only when it is before now", () => {
    expect(hasPassed(ago(1), NOW)).toBe(true);
    expect(hasPassed(ago(0), NOW)).toBe(false);
    expect(hasPassed(null, NOW)).toBe(false);
  });
});

describe("percentOf", () => {
  it("rounds, and does not stop at 100", () => {
    expect(percentOf(749, 1000)).toBe(75);
    expect(percentOf(152_300_000, 150_000_000)).toBe(102);
  });

  it("is undefined without a target", () => {
    expect(percentOf(5, 0)).toBeUndefined();
    expect(percentOf(5, -1)).toBeUndefined();
  });
});

describe("fileSize", () => {
  it("speaks in kilobytes, and in megabytes from one on", () => {
    expect(fileSize(831_488)).toBe("812 KB");
    expect(fileSize(10)).toBe("1 KB");
    expect(fileSize(1_468_006)).toBe("1,4 MB");
  });
});
