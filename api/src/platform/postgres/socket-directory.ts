import { lstat, mkdir, mkdtemp, readlink, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { giveTo, type Identity } from "./identity.ts";
import { fitsSocketAddress, SHORT_PLACE } from "./short-path.ts";

/** Servers are told apart by directory, not port. */
export const PORT = 5432;

const SOCKET = `.s.PGSQL.${PORT}`;
const PREFIX = "barakah-socket-";

/**
 * A new directory with mode 0700 is the server's only access control: whoever can enter it may connect. The caller
 * holds the app lock and has ended earlier servers, so leftovers can be removed.
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
