import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { LONG, longestFirst } from "./longest-first.ts";

const placeOf = (file: string) => ({ project: file.startsWith("/e2e/") ? "journeys" : "checks", file });

it("begins each project with its long files, and leaves the others in their order", () => {
  const came = ["/web/b.test.ts", "/bench/two-instances.test.ts", "/web/a.test.ts", "/e2e/z.test.ts"];
  const long = ["/e2e/every-page.test.ts", "/e2e/offline.test.ts"];
  expect(longestFirst([...came, ...long], placeOf)).toEqual([
    "/bench/two-instances.test.ts",
    "/web/b.test.ts",
    "/web/a.test.ts",
    "/e2e/offline.test.ts",
    "/e2e/every-page.test.ts",
    "/e2e/z.test.ts",
  ]);
});

it("names files that are there", () => {
  expect(LONG.filter((file) => !existsSync(resolve(import.meta.dirname, "..", file)))).toEqual([]);
});
