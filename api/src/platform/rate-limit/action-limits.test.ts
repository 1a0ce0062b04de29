import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../testing/test-app.ts";
import type { Database } from "../database/database.ts";
import { limitAction, type Person } from "./action-limits.ts";

let database: Database;
beforeAll(async () => {
  ({ database } = await testDatabase());
});

const HOUR = 3600;
const LIMITS = {
  own: { most: 4, seconds: HOUR },
  ofAddress: { most: 5, seconds: HOUR },
  withoutCookie: { most: 2, seconds: HOUR },
};
let made = 0;
const browser = (network: string, crowded = false): Person => ({ network, browser: `b${++made}`, crowded });
/** How many of so many were let through. */
async function granted(times: number, person: () => Person): Promise<number> {
  let through = 0;
  for (let n = 0; n < times; n++)
    through += await limitAction(database, person(), { uji: LIMITS }, "percobaan").then(
      () => 1,
      (error) => {
        expect(error).toMatchObject({
          status: 429,
          headers: { "retry-after": expect.stringMatching(/^\d+$/) },
        });
        return 0;
      },
    );
  return through;
}

it("keeps first calls of browsers possible, however often a few browsers call again", async () => {
  const script = Array.from({ length: 3 }, () => browser("satu"));
  expect(await granted(30, () => script[made++ % 3] as Person)).toBe(3 + 5);
  expect(await granted(2, () => browser("satu"))).toBe(2);
});

it("keeps calls of calm browsers possible, however many cookies a script collects", async () => {
  expect(await granted(50, () => browser("dua", true))).toBe(5);
  const visitor = browser("dua");
  expect(await granted(3, () => visitor)).toBe(3);
});

it("keeps calls of browsers possible when calls without a cookie use up their limit", async () => {
  expect(await granted(10, () => ({ network: "tiga" }))).toBe(2);
  expect(await granted(1, () => browser("tiga", true))).toBe(1);
  expect(await granted(1, () => ({ network: "empat" }))).toBe(1);
});

it("counts a member by the session, with any cookie", async () => {
  expect(await granted(9, () => ({ ...browser("lima", true), memberId: 7 }))).toBe(4);
  expect(await granted(1, () => ({ network: "lima", memberId: 8 }))).toBe(1);
});

it("says whether the caller's or the network's limit is used up, and what to do", async () => {
  const own = browser("enam");
  const take = (person: Person) => limitAction(database, person, { uji: LIMITS }, "percobaan");
  await granted(4, () => own);
  await expect(take(own)).rejects.toThrow(
    /^Terlalu banyak percobaan\. Coba lagi dalam \d+ (?:detik|menit)\.$/,
  );
  await granted(5, () => browser("enam", true));
  await expect(take(browser("enam", true))).rejects.toThrow(/dari jaringan internet ini\. .*data seluler\.$/);
  await granted(2, () => ({ network: "enam" }));
  await expect(take({ network: "enam" })).rejects.toThrow(/izinkan cookie di browsermu/);
});
