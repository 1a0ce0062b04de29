import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Only the app's user may read uploads on disk; everybody else gets them through the app, which checks permissions. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Removes other users' access to a folder and everything in it. */
export async function closeToOthers(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() || entry.isDirectory())
      await chmod(join(entry.parentPath, entry.name), entry.isFile() ? PRIVATE_FILE : PRIVATE_FOLDER);
  await chmod(folder, PRIVATE_FOLDER);
}

/**
 * Creates a folder that only its owner may enter. Closes an existing open one with its content; the folder itself last,
 * so that the next start repeats work that was interrupted.
 */
export async function ensureOwnerOnly(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (((await stat(folder)).mode & 0o077) !== 0) await closeToOthers(folder);
}
