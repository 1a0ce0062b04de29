import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installBeside } from "./install-beside.mjs";
import { isFor, machine } from "./machine.mjs";
import { npmSucceeds, QUIET, registryOf, runNpm } from "./npm.mjs";
import { say, Trouble, words } from "./say.mjs";

/** Regardless of NODE_ENV and npm's settings; binaries are optional packages. */
const WHOLE = ["--include=optional", "--engine-strict=false", "--ignore-scripts"];
const OF = { running: ["--omit=dev"], all: ["--include=dev"] };

/** What npm notes when an installation is complete, and removes before a new one. */
export const NOTED = "node_modules/.package-lock.json";

export function packagesOf(project, lock) {
  try {
    return JSON.parse(readFileSync(join(project, lock), "utf8")).packages;
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
}

/** Of the optional packages, only platform-specific ones: binaries. */
const isNeeded = (here, entry) =>
  isFor(here, entry) && (!entry.optional || entry.os !== undefined || entry.cpu !== undefined);

/**
 * The developers' tools. Some are also optional peers of others (`devOptional`, TypeScript): versions of npm differ in
 * whether they and their binaries come without the developers' packages.
 */
function toolsIn(lock) {
  const tools = Object.entries(lock).filter(([, entry]) => entry.dev || entry.devOptional);
  const binaries = tools.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  return new Set([...tools.map(([path]) => path), ...binaries.map((name) => `node_modules/${name}`)]);
}

/**
 * What the lock file names and node_modules lacks, or has in another version. `scope` is "running" (and building the
 * pages) or "all", with the tools of developers. npm silently skips optional packages that require a newer Node than the
 * one running npm.
 */
export function missingPackages(project, scope, here = machine()) {
  const noted = packagesOf(project, NOTED);
  const lock = packagesOf(project, "package-lock.json");
  const left = scope === "running" ? toolsIn(lock) : new Set();
  return Object.entries(lock)
    .filter(([path, entry]) => path.includes("node_modules/") && isNeeded(here, entry) && !left.has(path))
    .filter(
      ([path, { version }]) => !noted[path] || noted[path].version !== version || !isOnDisk(project, path),
    )
    .map(([path]) => path);
}

const isOnDisk = (project, path) => existsSync(join(project, path, "package.json"));

export function installPackages(project, node, scope) {
  if (missingPackages(project, scope).length === 0) return;
  say(words("Installing packages …", "Memasang paket …"));
  const ci = ["ci", ...OF[scope], ...WHOLE, ...QUIET];
  const registry = registryOf(node, project);
  const isBeside =
    /^https?:/.test(registry) && installBeside(project, registry, (folder) => npmSucceeds(node, ci, folder));
  // A mirror may keep its archives elsewhere: then npm asks it for their addresses.
  if (!isBeside) runNpm(node, ci, project);
  const still = missingPackages(project, scope);
  if (still.length > 0)
    throw new Trouble(
      words(
        `Packages are missing: ${still.join(", ")}. Delete node_modules and run it again.`,
        `Paket belum lengkap, kurang: ${still.join(", ")}. Hapus folder node_modules, lalu jalankan lagi.`,
      ),
    );
}
