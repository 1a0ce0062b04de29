// The whole gate: types, lint, tests and browser journeys, then a summary. `node scripts/test.mjs changed` runs only
// tests affected by changes since main; other arguments, as in `npm test -- e2e/search.test.ts`, name test files.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { findChromium } from "./prepare/chromium.mjs";
import { testFolder } from "./test-folder.mjs";
import { verdict } from "./test-verdict.ts";

const project = resolve(import.meta.dirname, "..");
// Only what this run leaves is of interest.
rmSync(join(project, ".failed"), { recursive: true, force: true });
const onlyChanged = process.argv[2] === "changed";
const folder = testFolder();
const figuresFile = join(folder, "figures.json");

function whereMainWasLeft() {
  const { status, stdout } = spawnSync("git", ["merge-base", "main", "HEAD"], {
    cwd: project,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : "HEAD";
}

const reporters = ["--reporter=default", "--reporter=./scripts/figures-reporter.ts"];
const chromium = findChromium(project);
const tests = [
  "run",
  ...reporters,
  // Without a browser everything else still runs, but the result is a failure.
  ...(chromium ? [] : ["--project", "checks"]),
  ...process.argv.slice(onlyChanged ? 3 : 2),
  ...(onlyChanged ? ["--passWithNoTests", `--changed=${whereMainWasLeft()}`] : []),
];

/** Runs a command; a quiet one's output is printed at once, at the end. */
function run(name, command, args, { below = ".", quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd: resolve(project, below),
    stdio: ["inherit", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    env: {
      ...process.env,
      TMPDIR: folder,
      TEST_FIGURES: figuresFile,
      ...(chromium && { CHROMIUM: chromium }),
    },
  });
  let said = `\n── ${name}\n`;
  if (!quiet) process.stdout.write(said);
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += chunk));
  return new Promise((done) => {
    child.once("error", (error) => done({ name, failed: true, said: `${said}${error.message}\n` }));
    child.once("close", (status) => done({ name, failed: status !== 0, said: quiet ? said : "" }));
  });
}

/** Runs in parallel with the web build, which uses one processor, and with the tests. */
async function typesAndLint() {
  const routes = await run("Route types", "react-router", ["typegen"], { below: "web", quiet: true });
  // One checker takes less than half of the total work of several, which repeat much of it.
  const types = await run("Types", "tsc", ["--noEmit", "--checkers", "1"], { quiet: true });
  const lint = await run("Lint", "node", ["scripts/lint.mjs"], { quiet: true });
  return [routes, types, lint];
}

function figures() {
  try {
    return JSON.parse(readFileSync(figuresFile, "utf8"));
  } catch {
    return { passed: 0, failed: onlyChanged ? 0 : 1, secondTries: [] };
  }
}

async function testsOfWhatIsBuilt() {
  const web = await run("Web pages", "node", ["scripts/prepare.mjs", "web"]);
  return web.failed ? [web] : [web, await run("Tests", "vitest", tests)];
}

const [beside, tested] = await Promise.all([typesAndLint(), testsOfWhatIsBuilt()]);
for (const { said } of [...beside, ...tested]) process.stdout.write(said);
const failedSteps = [...beside, ...tested].filter(({ failed }) => failed).map(({ name }) => name);
const { ok, lines } = verdict(figures(), failedSteps);
if (!chromium)
  process.stdout.write(
    "\nThe browser journeys did NOT run, because there is no Chromium: install the package chromium, or name its path in CHROMIUM.\n",
  );
process.stdout.write(`\n${lines.join("\n")}\n`);
process.exit(ok && chromium ? 0 : 1);
