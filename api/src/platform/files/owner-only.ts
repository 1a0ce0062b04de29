import { chmod, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Uploads are for the app alone: other users of the machine ask it for them, as everybody does. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Takes the access of other users away from a folder and all that is in it. */
export async function closeToOthers(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isFile() || entry.isDirectory())
      await chmod(join(entry.parentPath, entry.name), entry.isFile() ? PRIVATE_FILE : PRIVATE_FOLDER);
  await chmod(folder, PRIVATE_FOLDER);
}

/**
 * Makes a folder that only its owner may enter. Where an older version made it open to all, whatever is in it is closed too;
 * the folder itself comes last, so that work which was interrupted is taken up by the next start.
 */
export async function ensureOwnerOnly(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (((await stat(folder)).mode & 0o077) !== 0) await closeToOthers(folder);
}
