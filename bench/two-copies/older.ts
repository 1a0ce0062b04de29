import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { newFolder } from "../faults/app.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
const git = (...args: string[]) => execFileSync("git", args, { cwd: PROJECT, encoding: "utf8" }).trim();

/**
 * The app as it was before its newest migration, in a folder of its own, with the packages of today. Undefined where the
 * history is not there, as in a shallow clone.
 */
export async function olderApp(commit?: string): Promise<{ folder: string; commit: string } | undefined> {
  const folder = await newFolder();
  try {
    const newest = git("log", "-1", "--format=%H", "--diff-filter=A", "--", "api/migrations");
    const before = commit ?? git("rev-parse", `${newest}^`);
    execFileSync("sh", ["-c", `git archive ${before} | tar -x -C '${folder}'`], { cwd: PROJECT });
    for (const name of ["node_modules", "api/node_modules"])
      try {
        symlinkSync(join(PROJECT, name), join(folder, name));
      } catch {
        // Not every installation has packages of one workspace alone.
      }
    return { folder, commit: before.slice(0, 7) };
  } catch {
    return undefined;
  }
}
