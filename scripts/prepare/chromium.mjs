// The browser for journeys: an installed one, else Debian's.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian, unpackFromDebian } from "./chromium-debian.mjs";
import { fetchHeadless, ownHeadless, WHOLE } from "./headless.mjs";
import { say } from "./say.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Ubuntu's chromium-browser may be a stub that asks to install a snap. */
function answers(program) {
  return spawnSync(program, ["--version", "--no-sandbox"], { timeout: 60_000 }).status === 0;
}

/** CHROMIUM overrides the search. */
export function findChromium(project, env = process.env) {
  if (env.CHROMIUM) return existsSync(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const folders = [...(env.PATH ?? "").split(delimiter), join(project, ".cache/bin")];
  return folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((program) => isProgram(program) && answers(program));
}

/**
 * The headless shell, without the desktop's user interface, which costs more than most pages: next to Debian's
 * browser, or fetched for it.
 */
export function findHeadless(project, env = process.env, debians = WHOLE) {
  const whole = findChromium(project, env);
  const beside = [`${whole}-headless-shell`, ...(whole === debians ? [ownHeadless(project)] : [])];
  return whole && (beside.find((shell) => isProgram(shell) && answers(shell)) ?? whole);
}

/** Never fails: without a browser, the other tests still run and the missing ones are reported. */
export function installChromium(project) {
  bringChromium(project);
  if (findHeadless(project) === WHOLE) fetchHeadless(project);
}

function bringChromium(project) {
  if (process.env.CHROMIUM || findChromium(project)) return;
  for (const install of [installFromDebian, unpackFromDebian]) {
    try {
      if (install(project) && findChromium(project)) return;
    } catch (error) {
      say(`Chromium is not installed: ${error.message}`);
    }
  }
}
