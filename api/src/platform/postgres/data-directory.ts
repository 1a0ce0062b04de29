import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, chown, mkdir, readdir, realpath, rename, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { ensureWritable } from "../files/data-folder.ts";
import { canEnter, type Identity, serverIdentity, shellSucceeds } from "./server-user.ts";

/** Across disks: copied under a temporary name with owners and modes, renamed when complete, then the original is deleted. */
async function moveDirectory(from: string, to: string): Promise<void> {
  await rmdir(to).catch(() => undefined);
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    const copy = `${to}.new`;
    await rm(copy, { recursive: true, force: true });
    await promisify(execFile)("cp", ["-a", from, copy]);
    await promisify(execFile)("sync", []);
    await rename(copy, to);
    await rm(from, { recursive: true, force: true });
  }
}

/** Fallback for the whole data folder if the server's user cannot enter the requested one, such as below /root. */
export const REFUGE = "/var/lib/barakah-app";

/**
 * Creates the data folder and returns its real location. All state stays together: if root starts the app where the
 * server's user cannot enter, everything moves, never only the database.
 */
export async function chooseDataDirectory(asked: string, log: (message: string) => void): Promise<string> {
  const wished = await realpath(asked).catch(() => resolve(asked));
  const identity = await serverIdentity(join(wished, "postgres", "cluster"));
  if (!identity) return ensureWritable(wished).then(() => wished);
  await ensureWritable(dirname(wished));
  if (await canEnter(identity, dirname(wished))) {
    await ensureWritable(wished);
    await letIn(identity, wished);
    return wished;
  }
  const place = await refugeFor(wished, identity);
  log(`Semua data disimpan di ${place}, karena pengguna database tidak dapat memasuki ${wished}.`);
  return place;
}

/** Adds search permission to the app's own folder: for the server's group if nobody else uses that group, else for all. */
async function letIn(identity: Identity, directory: string): Promise<void> {
  if (await canEnter(identity, directory)) return;
  const { uid, mode } = await stat(directory);
  const groupIsFree = (mode & 0o070) === 0;
  if (groupIsFree) await chown(directory, uid, identity.gid);
  await chmod(directory, (mode & 0o7777) | (groupIsFree ? 0o010 : 0o001));
}

async function refugeFor(wished: string, identity: Identity): Promise<string> {
  await shellSucceeds(undefined, 'umask 022 && mkdir -p "$1"', REFUGE);
  if (!(await canEnter(identity, REFUGE)))
    throw new Error(
      `Pengguna database tidak dapat memasuki ${wished} maupun ${REFUGE}; pilih DATA_DIR yang dapat dimasukinya.`,
    );
  const name = join(await realpath(dirname(wished)), basename(wished));
  const place = join(REFUGE, createHash("sha256").update(name).digest("hex").slice(0, 16));
  await moveInto(wished, place);
  await mkdir(place, { recursive: true, mode: 0o700 });
  await letIn(identity, place);
  return place;
}

const isFilled = async (directory: string) => (await readdir(directory).catch(() => [])).length > 0;

/** Moves a folder that was placed there by hand, such as a restored copy, but never replaces another one. */
async function moveInto(place: string, refuge: string): Promise<void> {
  if (!(await isFilled(place))) return;
  if (await isFilled(refuge))
    throw new Error(
      `Ada dua folder data: ${place} dan ${refuge}. Sisihkan salah satunya, misalnya dengan mengganti namanya, lalu jalankan lagi.`,
    );
  await moveDirectory(place, refuge);
}
