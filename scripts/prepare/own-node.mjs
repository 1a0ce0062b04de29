// Which Node runs the project: the one that its packages carry, else the host's where that is new enough.
import { spawnSync } from "node:child_process";
import { mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Trouble } from "./say.mjs";

export const OLDEST_NODE = 24;

export const CARRIER = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** By the package's path: npm before 11.4 makes no node_modules/.bin/node for an optional package. */
export function carriedNode(folder) {
  return join(folder, "node_modules", CARRIER, "bin", process.platform === "win32" ? "node.exe" : "node");
}

/** Asks the binary itself: one for another machine, or for another C library, lies there just the same. */
export function isNewEnough(node) {
  const asked = spawnSync(node, ["--version"], { encoding: "utf8" });
  const major = /^v(\d+)\./.exec(asked.stdout ?? "")?.[1];
  return asked.status === 0 && Number(major) >= OLDEST_NODE;
}

export function chooseNode(project, host = process.execPath) {
  const node = [carriedNode(project), host].find(isNewEnough);
  if (node) return node;
  throw new Trouble(
    `Perlu Node ${OLDEST_NODE} atau lebih baru: tidak ada paket Node untuk ${process.platform}-${process.arch} yang dapat dijalankan di sini, dan yang terpasang ${process.version}. Pasang Node ${OLDEST_NODE}, lalu jalankan lagi.`,
  );
}

/** .cache/bin goes first on the PATH, so that tools which begin with `#!/usr/bin/env node` get the same one. */
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
