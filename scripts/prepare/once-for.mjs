import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";

/** A hash of the names and contents of `files` and of the strings in `depends`. Missing files are skipped. */
export function fingerprint(project, files, depends = []) {
  const hash = createHash("sha256");
  for (const text of depends) hash.update(text).update("\0");
  for (const file of files.filter((one) => existsSync(one)))
    hash.update(relative(project, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/**
 * Runs `work` unless its result for the same fingerprint (`print`) exists. The stamp file is removed before the work and
 * written only after success, so an interrupted run never counts as done.
 */
export function onceFor({ stamp, print, isThere, work, failed }) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === print && isThere()) return;
  rmSync(stamp, { force: true });
  work();
  if (!isThere()) throw failed();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
}
