import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { newFolder } from "../faults/app.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
const git = (...args: string[]) => execFileSync("git", args, { cwd: PROJECT, encoding: "utf8" }).trim();

/** Links the current packages except our own: an older app needs its own contract. */
function linkPackages(folder: string) {
  const packages = join(folder, "node_modules");
  mkdirSync(join(packages, "@barakah"), { recursive: true });
  for (const name of readdirSync(join(PROJECT, "node_modules")))
    if (name !== "@barakah") symlinkSync(join(PROJECT, "node_modules", name), join(packages, name));
  symlinkSync(join(folder, "contract"), join(packages, "@barakah/contract"));
}

/**
 * Checks out the app before its newest migration, with the current packages. Undefined without history, as in a
 * shallow clone.
 */
export async function olderApp(commit?: string): Promise<{ folder: string; commit: string } | undefined> {
  const folder = await newFolder();
  try {
    const newest = git("log", "-1", "--format=%H", "--diff-filter=A", "--", "api/migrations");
    const before = commit ?? git("rev-parse", `${newest}^`);
    execFileSync("sh", ["-c", `git archive ${before} | tar -x -C '${folder}'`], { cwd: PROJECT });
    linkPackages(folder);
    return { folder, commit: before.slice(0, 7) };
  } catch {
    return undefined;
  }
}
