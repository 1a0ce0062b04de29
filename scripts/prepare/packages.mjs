import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isFor, machine } from "./machine.mjs";
import { runNpm } from "./npm.mjs";
import { fingerprint, onceFor } from "./once-for.mjs";
import { CARRIER, carriedNode, isNewEnough } from "./own-node.mjs";
import { say, Trouble, words } from "./say.mjs";

const MANIFESTS = [
  "package-lock.json",
  "package.json",
  "contract/package.json",
  "api/package.json",
  "web/package.json",
];

/** Regardless of NODE_ENV and npm's settings: the build needs development packages, and binaries are optional ones. */
const WHOLE = ["--include=dev", "--include=optional", "--engine-strict=false", "--ignore-scripts"];
const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];

const lockOf = (project) => JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")).packages;

/** Of the optional packages, only platform-specific ones: binaries. */
const isNeeded = (here, entry) =>
  isFor(here, entry) && (!entry.optional || entry.os !== undefined || entry.cpu !== undefined);

/** npm silently skips optional packages that require a newer Node than the one running npm. */
export function missingPackages(project, here = machine()) {
  return Object.entries(lockOf(project))
    .filter(([path, entry]) => path.includes("node_modules/") && isNeeded(here, entry))
    .map(([path]) => path)
    .filter((path) => !existsSync(join(project, path, "package.json")));
}

export function installPackages(project) {
  const here = machine();
  const files = MANIFESTS.map((file) => join(project, file));
  onceFor({
    stamp: join(project, "node_modules/.installed"),
    print: fingerprint(project, files, [JSON.stringify(here)]),
    isThere: () => missingPackages(project, here).length === 0,
    work: () => install(project),
    failed: () =>
      new Trouble(
        words(
          `Packages are missing: ${missingPackages(project, here).join(", ")}. Delete node_modules and run it again.`,
          `Paket belum lengkap, kurang: ${missingPackages(project, here).join(", ")}. Hapus folder node_modules, lalu jalankan lagi.`,
        ),
      ),
  });
}

function install(project) {
  say(words("Installing packages …", "Memasang paket …"));
  const node = nodeForNpm(project);
  runNpm(node, ["ci", ...WHOLE, ...QUIET], project);
  rmSync(bootstrapFolder(project), { recursive: true, force: true });
}

const bootstrapFolder = (project) => join(project, ".cache/node");

/**
 * npm checks `engines` against the Node that runs it. An older one would skip the binaries of sharp and Rolldown. So
 * the project's Node is installed first, alone and from the same lock file, and then runs npm.
 */
function nodeForNpm(project) {
  const folder = bootstrapFolder(project);
  const found = [process.execPath, carriedNode(project), carriedNode(folder)].find(isNewEnough);
  if (found) return found;
  const entry = lockOf(project)[`node_modules/${CARRIER}`];
  if (!entry) return process.execPath;
  writeManifests(folder, entry);
  runNpm(process.execPath, ["ci", "--prefix", folder, ...WHOLE, ...QUIET], folder);
  return [carriedNode(folder)].find(isNewEnough) ?? process.execPath;
}

function writeManifests(folder, entry) {
  const root = { name: "own-node", version: "1.0.0", optionalDependencies: { [CARRIER]: entry.version } };
  const packages = { "": root, [`node_modules/${CARRIER}`]: entry };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...root, private: true }));
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({
      ...root,
      lockfileVersion: 3,
      requires: true,
      packages,
      optionalDependencies: undefined,
    }),
  );
}
