import { createHash } from "node:crypto";
import { lstat, mkdir, readlink, realpath, rename, stat, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { giveTo, type Identity, serverIdentity, shellSucceeds } from "./identity.ts";

/** Where the server's files really are, which is elsewhere when its user can't enter the wished directory. */
export interface Home {
  wished: string;
  directory: string;
  cluster: string;
  identity: Identity | undefined;
}

export const REFUGE = "/var/lib/barakah-app";

export async function settleHome(directory: string, log: (message: string) => void): Promise<Home> {
  const wished = resolve(directory);
  const identity = await serverIdentity(join(wished, "cluster"));
  // Fails with a sentence where the kernel knows no such user, as in a container with a single one.
  if (identity) await shellSucceeds(identity, "true");
  else await refuseForeignData(wished);
  await own(wished, identity);
  const place = await placeFor(wished, identity);
  if (place !== wished) {
    await own(place, identity);
    log(`Data PostgreSQL disimpan di ${place} karena ${wished} tidak dapat dimasuki pengguna server.`);
  }
  return { wished, directory: place, cluster: join(place, "cluster"), identity };
}

async function own(directory: string, identity: Identity | undefined): Promise<void> {
  await mkdir(dirname(directory), { recursive: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await giveTo(identity, directory);
}

async function placeFor(wished: string, identity: Identity | undefined): Promise<string> {
  const target = await readlink(join(wished, "cluster")).catch(() => undefined);
  if (target !== undefined) return dirname(await existing(target, join(wished, "cluster")));
  if (!identity || (await shellSucceeds(identity, 'cd "$1"', wished))) return wished;
  await openRefuge(identity);
  const hash = createHash("sha256").update(await realpath(wished));
  return join(REFUGE, hash.digest("hex").slice(0, 16));
}

async function openRefuge(identity: Identity): Promise<void> {
  await shellSucceeds(undefined, 'umask 022 && mkdir -p "$1"', REFUGE);
  if (!(await shellSucceeds(identity, 'cd "$1"', REFUGE)))
    throw new Error(`Pengguna server tidak dapat memasuki ${REFUGE}; pilih DATA_DIR yang dapat dimasukinya.`);
}

async function existing(target: string, link: string): Promise<string> {
  if (await stat(target).catch(() => undefined)) return target;
  throw new Error(
    `Data PostgreSQL di ${target} tidak ditemukan; kembalikan, atau hapus tautan ${link} untuk memulai dari kosong.`,
  );
}

async function refuseForeignData(wished: string): Promise<void> {
  const foreign = await stat(join(wished, "cluster")).then(
    (found) => found.uid !== process.getuid?.(),
    (error: NodeJS.ErrnoException) => error.code === "EACCES",
  );
  if (foreign)
    throw new Error(
      `Data di ${wished} milik pengguna lain; jalankan sebagai pemiliknya atau pilih DATA_DIR lain.`,
    );
}

/**
 * A relocated cluster counts only while the wished directory links to it: whoever deleted that directory
 * wants to begin anew. The old data are set aside, never deleted.
 */
export async function setAsideUnlinked(home: Home): Promise<void> {
  if (home.directory === home.wished) return;
  const link = join(home.wished, "cluster");
  const found = await lstat(link).catch(() => undefined);
  if (found?.isSymbolicLink()) return;
  const old = await lstat(home.cluster).catch(() => undefined);
  if (old) await rename(home.cluster, `${home.cluster}-${Date.now()}`);
  if (found) await bringOver(link, home.cluster);
}

async function bringOver(from: string, to: string): Promise<void> {
  await rename(from, to).catch((cause: unknown) => {
    throw new Error(
      `Data PostgreSQL di ${from} tidak dapat dimasuki pengguna server; pindahkan ke ${to} lalu coba lagi.`,
      { cause },
    );
  });
}

/** Only after the cluster is complete: a link to nothing means lost data. */
export async function linkFromWished(home: Home): Promise<void> {
  if (home.directory === home.wished) return;
  await symlink(home.cluster, join(home.wished, "cluster")).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
}
