import { lstat, mkdir, mkdtemp, readlink, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { giveTo, type Identity } from "./server-user.ts";

/** Socket paths are limited: 108 bytes with the final zero, 104 on macOS. */
const LONGEST = process.platform === "darwin" ? 103 : 107;

export function fitsSocketAddress(path: string): boolean {
  return Buffer.byteLength(path) <= LONGEST;
}

/** TMPDIR may be long too, or closed to the server's user. */
const SHORT_PLACE = process.platform === "win32" ? tmpdir() : "/tmp";

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

/** Servers are distinguished by directory, not port. */
export const PORT = 5432;

const SOCKET = `.s.PGSQL.${PORT}`;
const PREFIX = "barakah-socket-";

/**
 * A new directory with mode 0700 is the server's only access control. The caller holds the app lock and has ended
 * earlier servers, so leftovers can be removed.
 */
export async function openSocketDirectory(home: string, identity: Identity | undefined): Promise<string> {
  const wished = join(home, "socket");
  await closeSocketDirectory(home);
  if (fitsSocketAddress(join(wished, SOCKET))) {
    await mkdir(wished, { mode: 0o700 });
    await giveTo(identity, wished);
    return wished;
  }
  const short = await mkdtemp(join(SHORT_PLACE, PREFIX));
  await giveTo(identity, short);
  await symlink(short, wished);
  return short;
}

export async function closeSocketDirectory(home: string): Promise<void> {
  const wished = join(home, "socket");
  const found = await lstat(wished).catch(() => undefined);
  if (found?.isSymbolicLink()) await removeShort(await readlink(wished));
  await rm(wished, { recursive: true, force: true });
}

async function removeShort(target: string): Promise<void> {
  if (dirname(target) !== SHORT_PLACE || !basename(target).startsWith(PREFIX)) return;
  await rm(target, { recursive: true, force: true });
}
