import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The kernel cuts socket addresses off: 108 bytes with the final zero, 104 on a Mac. */
const LONGEST = process.platform === "darwin" ? 103 : 107;

export function fitsSocketAddress(path: string): boolean {
  return Buffer.byteLength(path) <= LONGEST;
}

/** TMPDIR may be long itself, or below a directory that the server's user can't enter. */
export const SHORT_PLACE = process.platform === "win32" ? tmpdir() : "/tmp";

/** Lends a short name for a directory, long enough to bind or connect a socket in it. */
export async function withShortPath<T>(
  directory: string,
  longestName: string,
  use: (directory: string) => Promise<T>,
): Promise<T> {
  if (fitsSocketAddress(join(directory, longestName))) return use(directory);
  const alias = await mkdtemp(join(SHORT_PLACE, "barakah-"));
  try {
    await symlink(directory, join(alias, "d"));
    return await use(join(alias, "d"));
  } finally {
    await rm(alias, { recursive: true, force: true });
  }
}
