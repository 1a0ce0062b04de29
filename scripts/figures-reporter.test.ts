import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const PROJECT = resolve(import.meta.dirname, "..");
const CACHE = join(PROJECT, ".cache");
mkdirSync(CACHE, { recursive: true });
/** Inside the project, so that the tests in it find Vitest. */
const folder = mkdtempSync(join(CACHE, "figures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SUITE = `
  import { describe, expect, it } from "vitest";
  let tries = 0;
  describe("a journey", () => {
    it("stumbles once", () => {
      tries += 1;
      expect(tries, "the page came late").toBe(2);
    });
    it("goes well", () => {});
    it("never arrives", () => expect(1).toBe(2));
  });
`;

it("counts passed and failed tests, and names those that needed a second try", () => {
  writeFileSync(join(folder, "journey.test.ts"), SUITE);
  const figures = join(folder, "figures.json");
  const reporter = join(PROJECT, "scripts/figures-reporter.ts");
  const vitest = join(PROJECT, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--root", folder, "--retry=1", `--reporter=${reporter}`];
  const { status } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, TEST_FIGURES: figures },
  });
  expect(status).toBe(1);
  expect(JSON.parse(readFileSync(figures, "utf8"))).toEqual({
    passed: 2,
    failed: 1,
    secondTries: [
      {
        name: "a journey > stumbles once",
        file: "journey.test.ts",
        reason: expect.stringMatching(/the page came late.* \(line 7\)$/),
      },
    ],
  });
});
