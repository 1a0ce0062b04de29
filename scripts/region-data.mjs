/**
 * Packs the list of regions that a migration loads, from the folder `data` of the npm package idn-area-data:
 * node scripts/region-data.mjs <folder> <file.csv.gz>. When a decree changes the regions, run it for another file in
 * api/migrations/data, which the next migration compares with the table.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const [folder = "node_modules/idn-area-data/data", to = "regions.csv.gz"] = process.argv.slice(2);

/** The code without dots, and the name in the last column. */
const rowsOf = (file) =>
  readFileSync(join(folder, file), "utf8")
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(","))
    .map(
      (cells) =>
        `${cells[0].replaceAll(".", "")}|${cells.at(-1).replace(/^"|"$/g, "").replaceAll(/"+/g, "'")}`,
    );

const rows = ["provinces.csv", "regencies.csv", "districts.csv"].flatMap(rowsOf);
writeFileSync(to, gzipSync(rows.join("\n"), { level: 9 }));
