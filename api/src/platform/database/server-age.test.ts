import { expect, it } from "vitest";
import { testDatabase } from "../../testing/test-app.ts";
import { ageSentence, readServerAge, serverAge } from "./server-age.ts";

const NOW = new Date("2026-11-18T10:00:00Z");

it.each([
  [180004, "18.4", "2026-05-14", 2],
  [180003, "18.3", "2026-02-26", 3],
  [180006, "18.6", "2026-11-12", 0],
  [170002, "17.2", "2024-11-21", 10],
  [160000, "16.0", "2023-09-14", 16],
  [180099, "18.99", null, 0],
  [990001, "99.1", null, 0],
])("PostgreSQL %i is %s of %s, with %i releases after it", (number, version, released, newer) => {
  expect(serverAge(number, NOW)).toEqual({ version, released, newer });
});

it("says so in a sentence, and that the newest is the newest", async () => {
  expect(ageSentence(serverAge(180004, NOW), NOW)).toMatch(
    /^PostgreSQL 18\.4, terbit 2026-05-14 \(6 bulan lalu\); menurut jadwalnya sudah ada 2 pembaruan/,
  );
  expect(ageSentence(serverAge(180006, NOW), NOW)).toContain("yang terbaru menurut jadwalnya");
  expect((await readServerAge((await testDatabase()).database)).version).toMatch(/^\d+\.\d+$/);
});
