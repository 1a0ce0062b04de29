import { describe, expect, it } from "vitest";
import { FONTS, MOST_FILES, MOST_GZIPPED_BYTES, routeWeights, unwantedPackages } from "./js-budget.ts";
import { table } from "./speed/table.ts";

const weights = routeWeights();

describe("the JavaScript of the pages", () => {
  it("stays below 152 KB, compressed, on every route", () => {
    expect(weights.map(({ path }) => path)).toContain("/charity");
    const lines = weights.map(({ path, files, gzippedBytes }) => [
      path,
      String(files.length),
      (gzippedBytes / 1024).toFixed(1),
    ]);
    process.stdout.write(`${table(["route", "files", "KB gzip"], lines)}\n`);
    expect(weights.filter(({ gzippedBytes }) => gzippedBytes > MOST_GZIPPED_BYTES)).toEqual([]);
  });

  it("loads at most twelve files, the font included, and no style sheet", () => {
    expect(weights.filter(({ files }) => files.length + FONTS > MOST_FILES)).toEqual([]);
    expect(weights.flatMap(({ path, styles }) => styles.map((file) => `${path} ${file}`))).toEqual([]);
  });

  it("counts each imported file of the entry, the layout and the page once", () => {
    for (const { files } of weights) {
      expect(new Set(files).size).toBe(files.length);
      for (const part of ["/entry.client-", "/root-"])
        expect(files.filter((file) => file.includes(part))).toHaveLength(1);
    }
  });

  it("contains no server package and no zod", () => {
    expect(unwantedPackages()).toEqual([]);
  });
});
