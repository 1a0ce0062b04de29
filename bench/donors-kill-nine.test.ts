import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("loses no answered gift and doubles none when everything is killed under 32 donors", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "donors-kill-nine.ts"), "--rounds", "1"],
    { encoding: "utf8" },
  );
  expect(stdout).toMatch(/^\d{2,} answered gifts, 0 lost, 0 doubled, 1 kills$/m);
  expect(status).toBe(0);
}, 300_000);
