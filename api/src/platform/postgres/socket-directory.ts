import { lstat, mkdir, mkdtemp, readlink, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { giveTo, type Identity } from "./identity.ts";
import { fitsSocketAddress, SHORT_PLACE } from "./short-path.ts";

/** The directory, not the port, tells one server from another. */
export const PORT = 5432;

const SOCKET = `.s.PGSQL.${PORT}`;
const PREFIX = "barakah-socket-";

/**
 * A fresh 0700 directory is the whole access control of the server: whoever can enter it may connect.
 * The caller holds the app lock and has ended any earlier server, so what is left there is debris.
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
