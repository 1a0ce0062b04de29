import { expect, it } from "vitest";
import { backupName, superfluous, takenAt } from "./retention.ts";

const at = (day: string, hour = "03") => backupName(new Date(`${day}T${hour}:00:00Z`));
const DAY = 24 * 3600_000;

it("names a backup by its start, and reads the name back", () => {
  expect(at("2026-11-15")).toBe("barakah-2026-11-15T030000Z.backup");
  expect(takenAt(at("2026-11-15"))).toEqual(new Date("2026-11-15T03:00:00Z"));
});

it("keeps 7 daily, 4 weekly and 12 monthly backups of two years", () => {
  const last = Date.parse("2026-11-15T03:00:00Z");
  const names = Array.from({ length: 730 }, (_, day) => backupName(new Date(last - day * DAY)));
  const gone = new Set(superfluous(names));
  const kept = names.filter((name) => !gone.has(name)).map((name) => name.slice(8, 18));
  expect(kept).toEqual([
    ...["2026-11-15", "2026-11-14", "2026-11-13", "2026-11-12", "2026-11-11", "2026-11-10", "2026-11-09"],
    // Sundays for the previous weeks, then the last day of each month.
    ...["2026-11-08", "2026-11-01", "2026-10-31", "2026-10-25"],
    ...["2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30", "2026-03-31"],
    ...["2026-02-28", "2026-01-31", "2025-12-31"],
  ]);
});

it("keeps the newest backup of a day, and never deletes other files", () => {
  const names = [at("2026-11-15", "01"), at("2026-11-15", "22"), "surat.txt", "barakah-lama.backup"];
  expect(superfluous(names)).toEqual([at("2026-11-15", "01")]);
});
