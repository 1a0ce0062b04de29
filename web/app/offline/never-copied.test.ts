import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NEVER_COPIED } from "./never-copied.ts";

it("names the same pages as the service worker, which cannot import the list", () => {
  const worker = readFileSync(new URL("../../public/sw.js", import.meta.url), "utf8");
  expect(worker.match(/^const NEVER_COPIED = (.+);$/m)?.[1]).toBe(String(NEVER_COPIED));
});
