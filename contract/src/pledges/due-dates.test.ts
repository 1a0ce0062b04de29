import { expect, it } from "vitest";
import { hijriOf } from "../zakat/umalqura.ts";
import {
  dueDateAfter,
  dueDatesBetween,
  dueDatesUntil,
  nextRamadan,
  type Rhythm,
  rhythmText,
} from "./due-dates.ts";

const year = (rhythm: Rhythm) => dueDatesBetween(rhythm, "2027-01-01", "2027-12-31");

it("a weekly pledge is due on Fridays; after a Friday, on the next one", () => {
  expect(dueDateAfter({ every: "friday" }, "2026-11-18")).toBe("2026-11-20");
  expect(dueDateAfter({ every: "friday" }, "2026-11-20")).toBe("2026-11-27");
  expect(year({ every: "friday" })).toHaveLength(53);
});

it("a monthly pledge is due once a month, in a short month on its last day", () => {
  expect(year({ every: "month", day: 31 }).map((day) => day.slice(5))).toEqual([
    "01-31",
    "02-28",
    "03-31",
    "04-30",
    "05-31",
    "06-30",
    "07-31",
    "08-31",
    "09-30",
    "10-31",
    "11-30",
    "12-31",
  ]);
  expect(dueDateAfter({ every: "month", day: 30 }, "2028-01-31")).toBe("2028-02-29");
});

it("a Hijri pledge is due once in each Hijri month, also if the month has no 30th day", () => {
  const full = year({ every: "hijri", day: 13 });
  expect(new Set(full.map((day) => hijriOf(day).day))).toEqual(new Set([13]));
  const last = year({ every: "hijri", day: 30 }).map(hijriOf);
  expect(new Set(last.map(({ day }) => day))).toEqual(new Set([29, 30]));
  expect(new Set(last.map(({ year: of, month }) => `${of}-${month}`)).size).toBe(last.length);
});

it("counts back from a day, which is included", () => {
  expect(dueDatesUntil({ every: "month", day: 25 }, "2026-11-25", 3)).toEqual([
    "2026-09-25",
    "2026-10-25",
    "2026-11-25",
  ]);
  expect(dueDatesUntil({ every: "month", day: 25 }, "2026-11-24", 1)).toEqual(["2026-10-25"]);
});

it("finds the beginning of the next Ramadan", () => {
  expect(hijriOf(nextRamadan("2026-11-18"))).toEqual({ year: 1448, month: 9, day: 1 });
});

it("every rhythm has Indonesian words", () => {
  expect(
    [{ every: "friday" }, { every: "month", day: 25 }, { every: "hijri", day: 13 }].map((one) =>
      rhythmText(one as Rhythm),
    ),
  ).toEqual(["setiap Jumat", "tanggal 25", "tanggal 13 hijriah"]);
});
