import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("runs twice behind a proxy, one copy killed: nothing lost, nothing doubled, everything shared", () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "two-copies.ts"), "--short"],
    { encoding: "utf8" },
  );
  expect(stdout, stderr).toMatch(/^\d{2,} findings, 0 wrong$/m);
}, 300_000);
