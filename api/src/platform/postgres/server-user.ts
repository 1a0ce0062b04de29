import { execFile } from "node:child_process";
import { chown, lchown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The server's user; undefined for the user who runs Node. */
export interface Identity {
  uid: number;
  gid: number;
}

const NOBODY: Identity = { uid: 65534, gid: 65534 };

/** The caller's PG* variables, locale and library paths must not reach the server. */
export const SERVER_ENVIRONMENT = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root: use the owner of an existing cluster, else nobody. */
export async function serverIdentity(cluster: string): Promise<Identity | undefined> {
  if (!isRoot()) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (!owner || owner.uid === 0) return NOBODY;
  return { uid: owner.uid, gid: owner.gid === 0 ? NOBODY.gid : owner.gid };
}

/** Asks the kernel instead of reading modes, so that ACLs and mount options count. */
export async function shellSucceeds(identity: Identity | undefined, script: string, ...args: string[]) {
  const options = { ...identity, cwd: "/", env: SERVER_ENVIRONMENT };
  try {
    await promisify(execFile)("/bin/sh", ["-c", script, "sh", ...args], options);
    return true;
  } catch (error) {
    // A number is the shell's exit code; anything else means that no shell could run.
    if (typeof (error as { code?: unknown }).code === "number") return false;
    throw cannotBecome(identity, error as Error);
  }
}

export async function canEnter(identity: Identity | undefined, directory: string): Promise<boolean> {
  return shellSucceeds(identity, 'cd "$1"', directory);
}

function cannotBecome(identity: Identity | undefined, cause: Error) {
  const who = identity ? `pengguna ${identity.uid}` : "pengguna ini";
  return new Error(
    `PostgreSQL tidak dapat dijalankan sebagai ${who} (${cause.message}); jalankan aplikasi sebagai pengguna biasa atau isi DATABASE_URL.`,
    { cause },
  );
}

export async function giveTo(identity: Identity | undefined, path: string): Promise<void> {
  if (identity) await chown(path, identity.uid, identity.gid);
}

export async function giveTreeTo(identity: Identity | undefined, directory: string): Promise<void> {
  if (!identity) return;
  for (const entry of await readdir(directory, { recursive: true }))
    await lchown(join(directory, entry), identity.uid, identity.gid);
  await giveTo(identity, directory);
}
