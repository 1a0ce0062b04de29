import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents. Node's own recursive mkdir never ends where the system says ENOENT although the
 * parent exists, as below /proc.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const parent = dirname(path);
  const isThere = await stat(path).then(
    (there) => there.isDirectory(),
    () => false,
  );
  if (isThere) return;
  if (parent !== path) await makeFolder(parent, mode);
  await mkdir(path, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    // Somebody else was faster.
    if (error.code === "EEXIST" && (await stat(path)).isDirectory()) return;
    throw error;
  });
}
