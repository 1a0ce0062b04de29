// Which Node runs the project: the one from npm, else the host's if it is new enough.
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { QUIET, runNpm } from "./npm.mjs";
import { NOTED, packagesOf } from "./packages.mjs";
import { say, Trouble, words } from "./say.mjs";

const OLDEST_NODE = 24;

const CARRIER = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** By the package's path: npm before 11.4 creates no node_modules/.bin/node for an optional package. */
export function carriedNode(project) {
  const folder = join(project, ".cache/node/node_modules", CARRIER);
  return join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
}

/**
 * Comes before all other packages and runs the npm that installs them: npm checks `engines` against the Node that runs it,
 * and an older one would skip the binaries of sharp and Rolldown.
 */
export function installNode(project, host = process.execPath) {
  const from = join(project, "scripts/prepare/node");
  const folder = join(project, ".cache/node");
  const wanted = packagesOf(from, "package-lock.json")[`node_modules/${CARRIER}`]?.version;
  const isThere = () => packagesOf(folder, NOTED)[`node_modules/${CARRIER}`]?.version === wanted;
  if (!wanted || isThere()) return;
  say(words("Fetching Node …", "Mengambil Node …"));
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(join(from, file), join(folder, file));
  runNpm(host, ["ci", "--prefix", folder, "--include=optional", ...QUIET], folder);
  // npm is silent about an optional package that it could not fetch.
  if (!isThere() && !isNewEnough(host))
    throw new Trouble(
      words(
        `Node ${wanted} could not be fetched with npm. Check the internet connection and npm's settings (registry, certificates), then run it again.`,
        `Node ${wanted} tidak dapat diambil lewat npm. Periksa sambungan internet dan setelan npm (registry, sertifikat), lalu jalankan lagi.`,
      ),
    );
}

/** Runs the binary: one for another machine or C library may be there too. */
export function isNewEnough(node) {
  const asked = spawnSync(node, ["--version"], { encoding: "utf8" });
  const major = /^v(\d+)\./.exec(asked.stdout ?? "")?.[1];
  return asked.status === 0 && Number(major) >= OLDEST_NODE;
}

export function chooseNode(project, host = process.execPath) {
  const node = [carriedNode(project), host].find(isNewEnough);
  if (node) return node;
  throw new Trouble(
    words(
      `Node ${OLDEST_NODE} or newer is needed: no Node package for ${process.platform}-${process.arch} runs here, and the installed one is ${process.version}. Install Node ${OLDEST_NODE} and run it again.`,
      `Perlu Node ${OLDEST_NODE} atau lebih baru: tidak ada paket Node untuk ${process.platform}-${process.arch} yang dapat dijalankan di sini, dan yang terpasang ${process.version}. Pasang Node ${OLDEST_NODE}, lalu jalankan lagi.`,
    ),
  );
}

/** .cache/bin comes first on the PATH, so that tools with `#!/usr/bin/env node` use the same Node. */
export function linkNode(project, node) {
  const folder = join(project, ".cache/bin");
  const link = join(folder, "node");
  if (targetOf(link) === node) return;
  const made = `${link}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  rmSync(made, { force: true });
  symlinkSync(node, made);
  renameSync(made, link);
}

function targetOf(link) {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}
