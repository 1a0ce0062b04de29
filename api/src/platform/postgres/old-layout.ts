import { createHash } from "node:crypto";
import { lstat, readdir, readlink, realpath, rename, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { takeAppLock } from "./app-lock.ts";
import type { Identity } from "./identity.ts";
import { moveDirectory } from "./move-directory.ts";

const exists = (path: string) => lstat(path).catch(() => undefined);

/**
 * Earlier versions kept an inaccessible cluster elsewhere, behind a symbolic link. Moves it back into the data
 * folder. Can be interrupted and repeated.
 */
export async function endOldLayout(data: string, identity: Identity): Promise<void> {
  const link = join(data, "postgres", "cluster");
  const moved = `${link}.moved`;
  const target = await readlink(link).catch(() => undefined);
  if (target !== undefined && !(await exists(moved))) {
    await refuseForeignLink(link, target);
    const lock = await takeAppLock(dirname(target), identity);
    if (!lock) throw new Error(`Aplikasi sudah berjalan dengan data di ${data}; hentikan dahulu.`);
    await moveDirectory(target, moved);
    lock.release();
    await clearOldPlace(dirname(target));
  }
  if (!(await exists(moved))) return;
  await rm(link, { force: true });
  await rename(moved, link);
}

/**
 * The old location was named after the data folder's path: in a copied folder the link still leads to the original's
 * cluster.
 */
async function refuseForeignLink(link: string, target: string): Promise<void> {
  if (!(await stat(target).catch(() => undefined)))
    throw new Error(
      `Data PostgreSQL di ${target} tidak ditemukan; kembalikan, atau hapus tautan ${link} untuk memulai dari kosong.`,
    );
  const own = createHash("sha256").update(await realpath(dirname(link)));
  if (basename(dirname(target)) === own.digest("hex").slice(0, 16)) return;
  throw new Error(
    `Folder data ini salinan yang tidak memuat database: ${link} menuju database folder lain (${target}). Jalankan dahulu folder aslinya lalu salin ulang; atau, jika database itu memang miliknya, pindahkan ke tempat tautan itu.`,
  );
}

/** Keeps what was put aside there. */
async function clearOldPlace(place: string): Promise<void> {
  for (const name of await readdir(place))
    if (!name.startsWith("cluster")) await rm(join(place, name), { recursive: true, force: true });
  await rmdir(place).catch(() => undefined);
}
