import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** What other users of the machine could open of a folder, itself included. */
export async function openToOthers(folder: string): Promise<string[]> {
  const below = await readdir(folder, { recursive: true });
  const found: string[] = [];
  for (const path of [folder, ...below.map((name) => join(folder, name))])
    if (((await stat(path)).mode & 0o077) !== 0) found.push(path);
  return found;
}
