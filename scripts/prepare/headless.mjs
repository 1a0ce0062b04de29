import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasApt, libraryFolders, unpackPackage } from "./debian.mjs";
import { say } from "./say.mjs";

export const WHOLE = "/usr/bin/chromium";
/** Files that both of Debian's browsers use. */
const SHARED = "usr/lib/chromium";
const NAME = "chromium-headless-shell";
/** Only an optimisation: give up soon where nothing can be fetched. */
const PATIENCE_MS = 120_000;

export const ownHeadless = (project) => join(project, ".cache/bin", NAME);

/** Copied, because the installed browser may be upgraded later, and versions must match. */
function copyShared(to) {
  const from = join("/", SHARED);
  const big = new Set(["chromium", "locales", "extensions"]);
  for (const name of readdirSync(from).filter((one) => !big.has(one) && !existsSync(join(to, one))))
    cpSync(join(from, name), join(to, name), { dereference: true });
}

/** Debian's headless shell, unpacked into .cache next to the installed browser. Tried once. */
export function fetchHeadless(project) {
  const folder = join(project, ".cache/headless");
  if (process.platform !== "linux" || !hasApt() || existsSync(folder)) return;
  say("Fetching the headless Chromium, which is faster for the browser journeys …");
  const root = unpackPackage(folder, NAME, PATIENCE_MS);
  if (!root) return say("Not available: the browser journeys use the installed Chromium.");
  const program = join(root, SHARED, NAME);
  copyShared(join(root, SHARED));
  mkdirSync(join(project, ".cache/bin"), { recursive: true });
  const libraries = libraryFolders(root).join(":");
  writeFileSync(ownHeadless(project), `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${program}' "$@"\n`);
  chmodSync(ownHeadless(project), 0o755);
}
