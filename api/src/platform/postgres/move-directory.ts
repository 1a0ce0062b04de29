import { execFile } from "node:child_process";
import { rename, rm, rmdir } from "node:fs/promises";
import { promisify } from "node:util";

/** Across disks: copied under a temporary name with owners and modes, renamed when complete, then the original is deleted. */
export async function moveDirectory(from: string, to: string): Promise<void> {
  await rmdir(to).catch(() => undefined);
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const copy = `${to}.new`;
    await rm(copy, { recursive: true, force: true });
    await promisify(execFile)("cp", ["-a", from, copy]);
    await promisify(execFile)("sync", []);
    await rename(copy, to);
    await rm(from, { recursive: true, force: true });
  }
}
