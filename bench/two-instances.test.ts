import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

/** `npm run test:long` plays it with 24 donors and an upgrade of one instance before the other. */
const LENGTH = process.env.TEST_LONG ? [] : ["--short"];

it("runs twice behind a proxy, one instance killed: nothing lost, nothing doubled, everything shared", () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "two-instances.ts"), ...LENGTH],
    { encoding: "utf8" },
  );
  expect(stdout, stderr).toMatch(/^\d{2,} findings, 0 wrong$/m);
}, 1_200_000);
