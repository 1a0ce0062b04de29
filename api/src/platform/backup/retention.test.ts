import { expect, it } from "vitest";
import { backupName, isFuture, readName, superfluous } from "./retention.ts";

const DAY = 24 * 3600_000;
const at = (day: string, hour = "03") => {
  const when = new Date(`${day}T${hour}:00:00Z`);
  return { name: backupName("0a1b2c3d", when), at: when };
};
const NOON = new Date("2026-11-15T12:00:00Z");

it("names a backup by its installation and its start, and reads the name back", () => {
  const { name } = at("2026-11-15");
  expect(name).toBe("barakah-0a1b2c3d-2026-11-15T030000Z.backup");
  expect(readName(name)).toEqual({ name, installation: "0a1b2c3d", at: new Date("2026-11-15T03:00:00Z") });
  expect(readName("barakah-2026-11-15T030000Z.backup")).toMatchObject({ installation: undefined });
  expect(["surat.txt", "barakah-lama.backup"].map(readName)).toEqual([undefined, undefined]);
});

it("keeps 7 daily, 4 weekly and 12 monthly backups of two years", () => {
  const last = Date.parse("2026-11-15T03:00:00Z");
  const backups = Array.from({ length: 730 }, (_, day) => {
    const when = new Date(last - day * DAY);
    return { name: backupName("0a1b2c3d", when), at: when };
  });
  const gone = new Set(superfluous(backups, NOON));
  const kept = backups.filter(({ name }) => !gone.has(name)).map(({ name }) => name.slice(17, 27));
  expect(kept).toEqual([
    ...["2026-11-15", "2026-11-14", "2026-11-13", "2026-11-12", "2026-11-11", "2026-11-10", "2026-11-09"],
    // Sundays for the previous weeks, then the last day of each month.
    ...["2026-11-08", "2026-11-01", "2026-10-31", "2026-10-25"],
    ...["2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30", "2026-03-31"],
    ...["2026-02-28", "2026-01-31", "2025-12-31"],
  ]);
});

it("deletes nothing of the last day: the one before a damage survives the one after it", () => {
  const day = [at("2026-11-15", "03"), at("2026-11-15", "11")];
  expect(superfluous(day, NOON)).toEqual([]);
  expect(superfluous(day, new Date("2026-11-16T12:00:00Z"))).toEqual([at("2026-11-15", "03").name]);
});

it("never deletes the backup that was restored successfully", () => {
  const backups = [at("2026-11-13", "02"), at("2026-11-13", "22"), at("2026-11-15")];
  const { name } = at("2026-11-13", "02");
  expect(superfluous(backups, NOON)).toEqual([name]);
  expect(superfluous(backups, NOON, name)).toEqual([]);
});

it("lets a backup dated in the future neither delete others nor be deleted", () => {
  const years = Array.from({ length: 40 }, (_, n) => at(`${2030 + n}-01-01`));
  const past = [at("2026-11-14"), at("2026-11-15")];
  expect(superfluous([...years, ...past], NOON)).toEqual([]);
  expect(years.every((one) => isFuture(one, NOON))).toBe(true);
  expect(isFuture(at("2026-11-15", "12"), new Date("2026-11-15T11:59:30Z"))).toBe(false);
});
