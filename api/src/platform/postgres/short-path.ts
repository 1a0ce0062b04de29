import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Socket paths are limited: 108 bytes with the final zero, 104 on macOS. */
const LONGEST = process.platform === "darwin" ? 103 : 107;

export function fitsSocketAddress(path: string): boolean {
  return Buffer.byteLength(path) <= LONGEST;
}

/** TMPDIR may be long too, or closed to the server's user. */
export const SHORT_PLACE = process.platform === "win32" ? tmpdir() : "/tmp";

/** Provides a short temporary path to a directory, to bind or connect a socket in it. */
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
