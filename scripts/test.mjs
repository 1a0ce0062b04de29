// Everything that decides whether a change may land: types, lint, tests and browser journeys, then one line of figures.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const project = resolve(import.meta.dirname, "..");
const report = join(mkdtempSync(join(tmpdir(), "barakah-report-")), "report.json");

const steps = [
  ["Tipe rute", "react-router", ["typegen"], "web"],
  ["Tipe", "tsc", ["--noEmit"]],
  ["Lint", "biome", ["check", "--error-on-warnings", "."]],
  ["Uji", "vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]],
];

let failed = false;
for (const [name, command, args, folder = "."] of steps) {
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(command, args, { cwd: resolve(project, folder), stdio: "inherit" });
  if (status !== 0) {
    failed = true;
    process.stdout.write(`${name}: gagal\n`);
  }
}

let figures = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
try {
  figures = JSON.parse(readFileSync(report, "utf8"));
} catch {
  failed = true;
}
if (figures.numPassedTests === 0) failed = true;
process.stdout.write(`\n${figures.numPassedTests} passed, ${figures.numFailedTests} failed\n`);
process.exit(failed ? 1 : 0);
