import { expect, it } from "vitest";
import { hawlEnds, hijriYearLater } from "./hawl-end.ts";
import { daysBetween, hijriOf, hijriText } from "./umalqura.ts";

it("counts the hawl by the calendar of Umm al-Qura", () => {
  expect(hijriOf("2026-02-18")).toEqual({ year: 1447, month: 9, day: 1 });
  expect(hijriText(hijriOf("2026-03-20"))).toBe("1 Syawal 1447 H");
  // 1 Muharam of four years, as the calendar was published.
  const years = ["2024-07-07", "2025-06-26", "2026-06-16", "2027-06-06"];
  for (const [at, begin] of years.slice(0, -1).entries()) expect(hijriYearLater(begin)).toBe(years[at + 1]);
  expect(hawlEnds("2024-07-07", "2026-06-16")).toBe("2026-06-16");
  expect(hawlEnds("2024-07-07", "2026-06-17")).toBe("2027-06-06");
  // Whatever day it begins on, a lunar year has 354 or 355 days, and one more where a thirtieth is missing.
  for (let day = 0; day < 400; day++) {
    const begin = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    expect([354, 355, 356]).toContain(daysBetween(begin, hijriYearLater(begin)));
  }
});
