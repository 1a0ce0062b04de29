import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasApt, libraryFolders, unpackPackage } from "./debian.mjs";
import { say } from "./say.mjs";

export const WHOLE = "/usr/bin/chromium";
/** Where Debian lays what both of its browsers read. */
const SHARED = "usr/lib/chromium";
const NAME = "chromium-headless-shell";
/** It is only quicker: nobody waits for long where nothing can be fetched. */
const PATIENCE_MS = 120_000;

export const ownHeadless = (project) => join(project, ".cache/bin", NAME);

/** The whole browser may be renewed later; what this one reads has to stay of its own version. */
function copyShared(to) {
  const from = join("/", SHARED);
  const big = new Set(["chromium", "locales", "extensions"]);
  for (const name of readdirSync(from).filter((one) => !big.has(one) && !existsSync(join(to, one))))
    cpSync(join(from, name), join(to, name), { dereference: true });
}

/** Debian's browser without a screen, unpacked in .cache beside the whole one that is installed. It is asked for once. */
export function fetchHeadless(project) {
  const folder = join(project, ".cache/headless");
  if (process.platform !== "linux" || !hasApt() || existsSync(folder)) return;
  say("Mengambil Chromium tanpa layar, yang lebih ringan untuk uji peramban …");
  const root = unpackPackage(folder, NAME, PATIENCE_MS);
  if (!root) return say("Tidak didapat: uji peramban memakai Chromium yang ada.");
  const program = join(root, SHARED, NAME);
  copyShared(join(root, SHARED));
  mkdirSync(join(project, ".cache/bin"), { recursive: true });
  const libraries = libraryFolders(root).join(":");
  writeFileSync(ownHeadless(project), `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${program}' "$@"\n`);
  chmodSync(ownHeadless(project), 0o755);
}
