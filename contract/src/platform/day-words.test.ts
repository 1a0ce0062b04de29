import fc from "fast-check";
import { expect, it } from "vitest";
import { dayAndMonth, fullDay, longDay, monthAndYear, monthName, weekdayName } from "./day-words.ts";

/** Browsers call Sunday 'Minggu', which is also a week. */
const written = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("id-ID", { timeZone: "UTC", ...options })
    .format(new Date(day))
    .replace("Minggu", "Ahad");

it("writes every day as Indonesians do", () => {
  const anyDay = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(longDay(day)).toBe(written(day, { day: "numeric", month: "long", year: "numeric" }));
      expect(dayAndMonth(day)).toBe(written(day, { day: "numeric", month: "long" }));
      expect(monthAndYear(day.slice(0, 7))).toBe(written(day, { month: "long", year: "numeric" }));
      expect(monthName(day).slice(0, 3)).toBe(written(day, { month: "short" }));
      expect(weekdayName(day)).toBe(written(day, { weekday: "long" }));
      expect(fullDay(day)).toBe(
        written(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
      );
    }),
  );
});
