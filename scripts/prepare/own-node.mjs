// Which Node runs the project: the one from npm, else the host's if it is new enough.
import { spawnSync } from "node:child_process";
import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Trouble, words } from "./say.mjs";

export const OLDEST_NODE = 24;

export const CARRIER = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** By the package's path: npm before 11.4 creates no node_modules/.bin/node for an optional package. */
export function carriedNode(folder) {
  return join(folder, "node_modules", CARRIER, "bin", process.platform === "win32" ? "node.exe" : "node");
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
